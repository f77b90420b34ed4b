import type { errors as en } from '../en/errors';
import type { Like } from '../like';

export const errors: Like<typeof en> = {
  close: 'Cerrar este aviso',
  setup: {
    seats: 'Corren entre {{least}} y {{most}} jugadores.',
    'no-name': 'El jugador del asiento {{seat}} necesita un nombre.',
    'no-horse': 'El caballo del asiento {{seat}} necesita un nombre.',
    'too-long': 'Un nombre del asiento {{seat}} tiene más de {{most}} letras.',
    'same-silks': 'Los asientos {{other}} y {{seat}} llevan la misma chaquetilla.',
    'no-such-silks': 'En este juego no hay una chaquetilla como la del asiento {{seat}}.',
    seniority: 'El orden de edad debe nombrar a cada jugador una vez.',
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
  open: {
    setup: 'Algo del programa aún no está bien.',
    'no-such-table': 'Esta mesa ya no existe; su carrera no se puede repetir.',
    'no-chance': 'El sistema no puede dar azar ahora mismo. Inténtalo otra vez.',
  },
  act: {
    'no-such-table': 'Esta mesa ya no existe.',
    'not-yours': 'Este asiento lo juega otra persona.',
    'other-game': 'Esto es de otro juego.',
    stale: 'Demasiado tarde: la carrera ha seguido.',
    refused: 'Las reglas no lo permiten.',
    'nothing-to-undo': 'No hay nada que deshacer.',
    'no-undo-elsewhere': 'No se deshace nada mientras otros juegan en sus propias pantallas.',
  },
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
      'No se han podido leer los ajustes de {{path}}; valen los habituales. El sistema dice: {{cause}}',
    broken:
      'Los ajustes de {{path}} no se entendían; valen los habituales. El archivo viejo es ahora {{kept}}.',
    'broken-left': 'Los ajustes de {{path}} no se entienden; valen los habituales: {{cause}}',
  },
};
