import type { errors as en } from '../en/errors';
import type { Like } from '../like';

export const errors: Like<typeof en> = {
  close: 'Cerrar este aviso',
  setup: {
    seats: 'Pueden jugar entre {{least}} y {{most}}.',
    'no-name': 'El jugador del asiento {{seat}} necesita un nombre.',
    'no-horse': 'El caballo del asiento {{seat}} necesita un nombre.',
    'too-long': 'Un nombre del asiento {{seat}} tiene más de {{most}} letras.',
    'same-silks': 'Los asientos {{other}} y {{seat}} llevan la misma chaquetilla.',
    'no-such-silks': 'En este juego no hay una chaquetilla como la del asiento {{seat}}.',
    seniority: 'El orden de edad debe nombrar a cada jugador una vez.',
    starter: 'El primer jugador inicial debe ser alguien de la mesa.',
    bookmaker: 'El corredor de apuestas debe ser alguien de la mesa.',
    book: 'Las cifras de {{file}} no sirven. {{why}}',
    'bet-limit': 'El límite de apuesta debe ser de {{least}} o más.',
    pause: 'Antes de tirar, el dado espera {{most}} segundos como mucho.',
    clock: 'El reloj da entre {{least}} y {{most}} segundos.',
  },
  /* The same, beside the field itself. */
  field: {
    'no-name': 'Falta el nombre.',
    'no-horse': 'Falta el nombre.',
    'too-long': 'Como mucho {{most}} letras.',
    'same-silks': 'El asiento {{seat}} lleva la misma.',
    'no-such-silks': 'No es de este juego.',
  },
  /* Por qué no sirve un archivo de cifras; los fallos siguen a su línea. */
  book: {
    unread: 'No se puede leer. El sistema dice: {{cause}}',
    'no-text': 'Línea {{line}}: esto no es texto.',
    unprintable: 'Línea {{line}}: {{flaw}}',
    flaw: {
      form: 'Esto no tiene la forma de un libro: {{message}}',
      figures: 'Aquí van {{wanted}} cifras, no {{found}}.',
      length: 'Una recta y una curva tienen de 1 a 40 casillas.',
      growth: 'Una curva es tan larga como la de dentro, o hasta 4 casillas más.',
      'too-long':
        'La carrera por la calle 6 tiene {{squares}} casillas tras la salida; 120 son el máximo.',
      'off-home': 'La recta de tribunas tiene las filas H1 a H{{rows}}.',
      'off-course':
        'No existen esas filas: en esta recta van de la 1 a la {{rows}}, la primera delante.',
      'across-start': 'En la fila de salida H{{start}} no puede haber ningún obstáculo.',
      'across-post':
        'Un obstáculo no puede estar a ambos lados de la meta, que está tras la fila H{{post}}.',
      'never-run':
        'Por ahí no pasa ningún caballo: la carrera sale de la fila H{{start}} y acaba tras la H{{post}}.',
      'fence-there': 'Ahí está también el obstáculo {{other}}.',
      'section-there': 'Ahí vale también el tramo {{other}}.',
      'never-works':
        'Ahí no valdría nunca: early-pace va en la primera recta, finish-well en la última y quicken-up por donde corren los caballos.',
      odds: 'Las cuotas van de 1 a 66.',
      prize: 'Un premio es de 1 a 1.000.000 de libras.',
      'prizes-rise': 'Cada premio es más bajo que el anterior.',
      cards: 'Una baraja tiene como mucho 15 cartas iguales.',
      deck: 'Una baraja tiene 24 cartas, no {{found}}.',
      hand: 'A {{players}} jugadores se les reparte al menos una carta a cada uno y como mucho 24 entre todos.',
    },
  },
  open: {
    setup: 'Algo del programa aún no está bien.',
    'no-such-table': 'Esta mesa ya no existe; su carrera no se puede repetir.',
    'open-elsewhere': 'Esta mesa está abierta en otra Noche de carreras de este equipo.',
    'not-kept': 'La mesa no se ha abierto, porque no se puede guardar. {{why}}',
    'not-thrown-away': 'La mesa anterior no se puede retirar. {{why}}',
    'no-chance': 'El sistema no puede dar azar ahora mismo. Inténtalo otra vez.',
  },
  act: {
    'no-such-table': 'Esta mesa ya no existe.',
    'open-elsewhere': 'Esta mesa está abierta en otra Noche de carreras de este equipo.',
    'not-yours': 'Este asiento lo juega otra persona.',
    'other-game': 'Esto es de otro juego.',
    stale: 'Demasiado tarde: la carrera ha seguido.',
    'too-early': 'Un momento: los demás aún pueden jugar una carta.',
    refused: 'Las reglas no lo permiten.',
    'not-kept': 'Esto no ha ocurrido, porque no se puede guardar. {{why}}',
    'nothing-to-undo': 'No hay nada que deshacer.',
    'host-away': 'El anfitrión no responde ahora. Si cuenta, se verá cuando vuelva.',
    'no-undo-elsewhere': 'No se deshace nada mientras otros juegan en sus propias pantallas.',
  },
  closing: {
    'no-such-table': 'Esta mesa ya no existía.',
    'open-elsewhere': 'Esta mesa está abierta en otra Noche de carreras de este equipo.',
    'not-thrown-away': 'La mesa sigue ahí, porque no se puede tirar. {{why}}',
  },
  /* Why something is not kept, and what to do: {{why}} in the others. */
  kept: {
    homeless: 'No hay carpeta personal donde guardarla.',
    forbidden: 'No puedes escribir en {{path}}. Date permiso para escribir ahí.',
    full: 'El disco está lleno. Haz sitio en él.',
    failed: 'No se puede escribir en {{path}}. El sistema dice: {{cause}}',
  },
  record: {
    'no-such-record': 'Ese registro ya no existe.',
    'no-picture': 'Eso no es una imagen.',
    'not-over': 'La mesa de este registro no ha terminado.',
    'there-already': 'Este registro ya está entre las mesas terminadas.',
    flawed: 'Este registro no es válido. Línea {{line}}: {{why}}',
    disk: 'El disco dice que no. {{why}}',
  },
  /* Why something was not done at a table on the network. */
  party: {
    'no-such-party': 'Esta mesa ya no está.',
    'no-such-table':
      'Esta mesa ya no está, o la tiene abierta otra Noche de carreras en este equipo.',
    setup: 'Algo del programa aún no está bien.',
    name: 'La mesa necesita un nombre de {{most}} caracteres como mucho.',
    code: 'Un código tiene seis letras o cifras.',
    address: 'Eso no es una dirección. Se parece a 192.168.1.20.',
    link: 'Eso no es un enlace a una mesa. Empieza por racenight://.',
    'later-link': 'El enlace es de una Noche de carreras más nueva. Actualiza la tuya.',
    'not-listed': 'Esta mesa ya no se oye. Prueba con su dirección o su enlace.',
    'no-seat': 'Guarda un asiento para un invitado, o nadie podrá entrar.',
    'own-figures': 'Los invitados solo tienen las cifras impresas: elígelas para jugar con ellos.',
    'only-host': 'Eso solo puede hacerlo el anfitrión.',
    stage: 'Eso no se puede en este momento de la partida.',
    'not-yours': 'Este asiento es de otra persona.',
    away: 'Ahora no hay conexión. Inténtalo cuando vuelva.',
    'not-said': 'Demasiado rápido o demasiado largo. Respira.',
    listen: 'La mesa no se puede abrir: el puerto está ocupado. El sistema dice: {{why}}',
    'not-kept': 'No se ha hecho, porque no se puede guardar. {{why}}',
    broken: 'Lo anotado sobre la red no tiene sentido: {{what}}',
    system: 'El sistema no da red. Dice: {{why}}',
  },
  forget: {
    'still-playing':
      'Alguien con este nombre sigue en una mesa del inicio. Acábala antes o tírala.',
    disk: 'El disco dice que no; puede que algunos registros ya no lleven el nombre. {{why}}',
  },
  /* Why nothing could be done with what was opened from outside. */
  handed: {
    word: 'Noche de carreras no sabe qué significa «{{word}}», así que no ha hecho nada.',
    'too-much': 'Eran varias cosas a la vez, así que no se ha hecho nada. Ábrelas de una en una.',
    link: 'Eso no es un enlace a una mesa, así que no se ha hecho nada. Pídeselo otra vez a tu anfitrión.',
    'later-link': 'El enlace es de una Noche de carreras más nueva. Actualiza la tuya.',
    unreadable: 'No se puede leer {{path}}. El sistema dice: {{cause}}',
    record: '{{path}} no se ha incorporado. {{why}}',
  },
  broke:
    'Algo ha fallado dentro de la aplicación; todo sigue igual. Lo ocurrido está en el registro: Ayuda lo muestra.',
  exported: 'Está ahora aquí: {{path}}',
  settings: {
    homeless:
      'No hay carpeta personal donde guardar los ajustes. Valen hasta que cierres la aplicación.',
    forbidden:
      'No puedes escribir en {{path}}, así que los ajustes solo valen hasta que cierres la aplicación. Pide permiso para escribir ahí.',
    full: 'El disco está lleno, así que los ajustes solo valen hasta que cierres la aplicación. Haz sitio y cambia uno otra vez.',
    failed:
      'Los ajustes no se han podido guardar en {{path}}. Valen hasta que cierres la aplicación. El sistema dice: {{cause}}',
  },
  trouble: {
    homeless:
      'No hay carpeta personal donde guardar tus ajustes. Valen hasta que cierres la aplicación.',
    unreadable:
      'No se han podido leer los ajustes de {{path}}; valen los habituales. Date permiso para leerlos. El sistema dice: {{cause}}',
    broken:
      'Los ajustes de {{path}} no se entendían; valen los habituales. Ponlos de nuevo en Ajustes; el archivo viejo es ahora {{kept}}. Lo que falla en él: {{cause}}',
    'broken-left':
      'Los ajustes de {{path}} no se entienden; valen los habituales. Arregla el archivo o bórralo. Lo que falla en él: {{cause}}',
  },
};
