import type { help as en } from '../en/help';
import type { Like } from '../like';

export const help: Like<typeof en> = {
  title: 'Ayuda',
  contents: 'Lo que hay aquí',
  version: 'Noche de carreras {{version}}',
  sections: {
    games: 'Cómo se juega',
    keys: 'Con el teclado',
    promises: 'Lo que se promete',
    trouble: 'Cuando algo falla',
    news: 'Novedades',
    licences: 'Licencias',
  },
  giro: {
    title: 'Giro Galoppo en seis pasos',
    steps: {
      seats:
        'Escribe el programa: quién corre, con qué chaquetilla y en qué recorrido. «Sorpréndeme» lo hace por ti.',
      hedges: 'Colocad los cinco setos. Las casillas que brillan están libres.',
      pick: 'Elige en secreto una de tus cartas. Cada carta dice dónde caería tu caballo tal como está todo.',
      curtain:
        'Si varios compartís la pantalla, una cortina os separa. Ábrela solo cuando te toque mirar.',
      move: 'Se revelan todas las cartas y los caballos se mueven, la carta más baja primero. Quien caería en un obstáculo no se mueve; quien cae sobre otro caballo lo empuja hacia atrás.',
      finish:
        'Cuando un caballo cruza la meta, la ronda se termina. Gana el que haya llegado más lejos.',
    },
  },
  pigs: {
    title: 'Cerdos al galope en seis pasos',
    steps: {
      seats:
        'Escribe el programa: quién juega, con qué chaquetilla y con qué opciones. Los cerdos no son de nadie.',
      lineUp:
        'El jugador inicial forma la fila de los cinco cerdos. Después se reparten siete cartas secretas a cada uno.',
      curtain:
        'Si varios compartís la pantalla, una cortina tapa las cartas. Ábrela solo cuando te toque.',
      play: 'Juega una carta: el cerdo de ese color salta a la primera casilla vacía que tenga delante. Cada carta dice cuál sería.',
      food: 'Un hocico en cabeza te da comida. Sigue en juego hasta tu última carta.',
      finish:
        'Tu séptima carta decide: si pone a su cerdo en cabeza, guardas toda tu comida; si no, la pierdes. Tras la última ronda gana quien haya guardado más.',
    },
  },
  nasty: {
    title: 'El juego de carreras más malvado en seis pasos',
    steps: {
      seats:
        'Escribe el programa: quién tiene cuadra, con qué chaquetilla y con qué opciones. «Sorpréndeme» lo hace por ti.',
      entry:
        'Anota en secreto en tu boleto qué clase tuya corre en cada una de las seis carreras. La clase 1 es la más rápida. Séllalo.',
      bets: 'El corredor anota quién sale por qué calle y con qué cuota. Apuesta por un caballo, tuyo o de un rival, o por ninguno, y sella tu apuesta.',
      run: 'Tira el dado y elige adónde va tu caballo: las casillas que brillan están a su alcance. En un tramo para su clase puedes doblar.',
      cards:
        'Antes de cada tirada cualquiera puede jugar una carta que venga al caso, le toque o no. Cuidado si tu caballo está sobre un obstáculo.',
      finish:
        'Cuando han llegado tres, podéis reclamar. Luego se pagan premios y apuestas, y empieza la carrera siguiente. Tras la sexta gana el más rico.',
    },
  },
  network: {
    title: 'Por la red en seis pasos',
    steps: {
      host: 'Una persona invita: en el programa activa «Otros juegan en su propio equipo» y abre la mesa.',
      code: 'La pantalla del anfitrión muestra un código de seis caracteres, un enlace, y el enlace como código QR.',
      join: 'Los demás eligen «Ir a una mesa» en el inicio, la buscan en la lista y escriben el código.',
      sit: 'Cada cual ocupa un asiento, o varios para quienes comparten equipo, y dice cuándo está listo.',
      play: 'Cada cual ve sus cartas en su pantalla. Si falla la red, los relojes se paran, nada se pierde, y sigue por sí solo.',
      doctor:
        'Si una mesa no se encuentra, ayudan el enlace o la dirección; el doctor de la red dice por qué.',
    },
  },
  more: 'Todo, palabra por palabra, está en el reglamento.',
  keys: {
    tab: 'De una cosa a la siguiente',
    arrows: 'Dentro del tablero, de una mano de cartas o de una elección',
    digits: 'Elegir la carta de carrera con ese número o en ese lugar',
    enter: 'Hacerlo: colocar, elegir, jugar',
    skip: 'Saltar hasta donde acaban los caballos o los cerdos',
    where: '¿Dónde está cada uno?',
    back: 'Volver del reglamento, de los ajustes y de esta página',
  },
  trouble: {
    lost: 'Nada de lo aceptado se pierde: abre otra vez Noche de carreras y la mesa está en el inicio justo donde estaba.',
    told: 'Un mensaje que dice qué ha fallado dice también qué hacer. Un archivo de ajustes o un registro que no se entiende se aparta con otro nombre y nunca se tira.',
    network: 'Si tus amigos no encuentran tu mesa, pregunta al doctor de la red.',
    log: 'El diario',
    logText: 'Ahí queda escrito qué ha fallado, sin nada secreto. No sale de este equipo.',
    openLog: 'Abrir el diario',
    notShown: 'Aquí no hay nada que muestre carpetas. Está en {{path}}. El sistema dice: {{cause}}',
    noLog: 'No hay diario, porque no se puede guardar. {{why}}',
    report: 'Avisar de un fallo',
    reportText:
      'Versión, sistema, los últimos errores y el número del registro: pégalos en tu aviso. Nada se envía por sí solo.',
    copy: 'Copiar los datos para avisar de un fallo',
    copied: 'Copiado. Esto es lo que dice:',
    markIt: 'El sistema no deja copiar. Marca este texto y cópialo:',
  },
  licences: {
    own: 'Noche de carreras tiene licencia MIT. Las reglas están contadas con nuestras palabras; los dibujos y los sonidos son nuestros.',
    thanks: 'Se apoya en {{count}} paquetes de otras personas. ¡Gracias!',
    many: '{{count}} paquetes',
    notices: 'Avisos',
  },
};
