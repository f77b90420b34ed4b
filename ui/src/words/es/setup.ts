import type { setup as en } from '../en/setup';
import type { Like } from '../like';

export const setup: Like<typeof en> = {
  card: 'Programa de la carrera',
  writing: 'Se está escribiendo el programa …',
  clockwise: 'por asientos, como las agujas del reloj',
  seat: 'Asiento {{number}}',
  player: 'Jugador',
  silks: 'Chaquetilla',
  horse: 'Caballo',
  coat: 'Pelaje',
  plays: 'Quién juega',
  worn: 'la lleva {{name}}: os la cambiáis',
  here: 'Persona aquí',
  hereText: 'Una persona, con cortina si varias comparten la pantalla.',
  bot: { random: 'Bot: alocado', steady: 'Bot: prudente' },
  drag: 'Arrastrar a otro asiento',
  up: '{{who}}, un asiento arriba',
  down: '{{who}}, un asiento abajo',
  moved: '{{who}} está ahora en el asiento {{number}}.',
  remove: 'Retirar a {{who}}',
  clock: {
    title: 'Reloj',
    name: { none: 'Parado', some: 'En marcha' },
    text: {
      none: 'Tómate todo el tiempo que quieras.',
      some: 'Si se acaba el tiempo, la aplicación actúa por ti.',
    },
    each_one: '{{count}} segundo cada uno',
    each_other: '{{count}} segundos cada uno',
    seconds: 'Segundos por decisión',
  },
  drawn: 'Por sorteo',
  fixed: 'Como digáis',
  surprise: 'Sorpréndeme',
  guest: 'Un invitado',
  guestText: 'Alguien en otro equipo: el asiento queda libre hasta que venga.',
  free: 'Libre para un invitado',
  others: 'Otros juegan en su propio equipo',
  open: 'Abrir la mesa',
  offer: {
    title: 'Abrir la mesa a los demás',
    named: 'Mesa de {{name}}',
    name: 'Cómo se llama la mesa',
    nameHint: 'Así la encuentran los demás en su lista.',
    code: 'Código',
    codeName: { drawn: 'Por sorteo', own: 'Uno propio' },
    ownCode: 'Tu código',
    figures: 'Juegas con cifras propias: solo puede entrar quien tenga el mismo archivo.',
    network: 'Desde ahora la mesa se anuncia en tu red, hasta que la cierres.',
    act: 'Abrir la mesa',
    not: 'Aún no',
  },
  start: 'A la salida',
  giro: {
    runners: 'Los participantes',
    add: 'Otro participante',
    bot: {
      random: 'Juega cualquier carta, sin pensar.',
      steady: 'Piensa una ronda por delante y prefiere caer en casilla libre.',
    },
    seniority: {
      title: 'Del mayor al más joven',
      text: 'El más joven coloca primero. Empate en los cajones: primero el mayor.',
      order: 'Del mayor al más joven: {{names, list}}.',
      older: '{{name}} es mayor',
      younger: '{{name}} es más joven',
      drag: 'Arrastrar a otra edad',
    },
    course: {
      title: 'El recorrido',
      name: { classic: 'Clásico', sprint: 'Esprint', grand: 'Gran Premio' },
      text: {
        classic: '{{count}} casillas. La de siempre.',
        sprint: '{{count}} casillas. Corta y de infarto.',
        grand: '{{count}} casillas. Para valientes.',
      },
    },
    obstacles: {
      title: 'Obstáculos',
      name: { placed: 'Colocados', drawn: 'Sorteados' },
      text: {
        placed: 'Los cinco setos los colocáis vosotros.',
        drawn: 'El azar coloca los cinco, para empezar antes.',
      },
    },
    ties: {
      title: 'Empates',
      name: { 'rear-first': 'Primero el rezagado', 'rear-only': 'Solo el rezagado' },
      text: {
        'rear-first': 'Cartas iguales: empieza el de más atrás.',
        'rear-only': 'Cartas iguales: solo mueve el de más atrás.',
      },
    },
    cardsLeft: {
      title: 'Cartas restantes',
      name: { remember: 'De memoria', shown: 'A la vista' },
      text: {
        remember: 'Lo que se ha jugado lo recordáis vosotros.',
        shown: 'Una lista muestra lo que le queda a cada uno.',
      },
    },
    ready: 'Todo listo: {{count}} participantes, {{spaces}} casillas.',
  },
  pigs: {
    runners: 'Los jugadores',
    add: 'Otro jugador',
    bot: {
      random: 'Juega cualquier carta, sin pensar.',
      steady: 'Come sobre seguro y se guarda una buena última carta.',
    },
    starter: {
      title: 'Primer jugador inicial',
      text: 'El jugador inicial forma la fila de cerdos y juega la primera carta.',
      who: 'Quién empieza',
    },
    edition: {
      title: 'La edición',
      sketch: 'Dibujo de la pista, {{count}} casillas',
      name: { cards: 'Cartas', tiles: 'Losetas' },
      text_one: '{{spaces}} casillas, {{count}} ronda.',
      text_other: '{{spaces}} casillas, {{count}} rondas.',
    },
    rounds: {
      title: 'Rondas',
      name: { book: 'Según el libro', fair: 'Justas' },
      text: {
        book: 'Tantas rondas como diga la edición.',
        fair: 'Las rondas necesarias para que todos empiecen el mismo número de veces.',
      },
    },
    draws: {
      title: 'Empates',
      name: { shared: 'Compartidos', 'rounds-then-best': 'Rondas y luego la mejor' },
      text: {
        shared: 'Quienes han guardado lo mismo comparten la victoria.',
        'rounds-then-best':
          'Si empatáis, gana quien guardó en más rondas; después decide la mejor ronda.',
      },
    },
    trackFood: {
      title: 'Comida en la pista',
      name: { off: 'No', on: 'Sí' },
      text: {
        off: 'Toda la comida está en el montón, para los hocicos en cabeza.',
        on: 'Ponéis comida en la pista: quien cae en ella puede comérsela.',
      },
    },
    gentle: {
      title: 'Modo amable',
      name: { off: 'No', on: 'Sí' },
      text: {
        off: 'Una última carta fallida pierde toda la comida en juego.',
        on: 'Una última carta fallida no hace daño. Ideal con los más pequeños.',
      },
    },
    ready: 'Hocicos en la línea: {{count}} jugadores, {{spaces}} casillas.',
  },
  nasty: {
    runners: 'Las cuadras',
    add: 'Otra cuadra',
    bot: {
      random: 'Apuesta, corre y juega cartas al azar.',
      steady: 'Apuesta según las cuotas y corre para ganar o para perder.',
    },
    course: {
      title: 'El recorrido',
      sketch: 'Dibujo del recorrido: un óvalo de seis calles con sus obstáculos y sus tramos',
      text: 'Hacia la izquierda y hasta la meta: {{near}} casillas en la calle 1, {{far}} en la 6.',
    },
    figures: {
      title: 'Cifras',
      printed: 'Impresas',
      where: 'Pon un archivo tuyo en {{folder}}.',
      homeless: 'No hay carpeta personal para archivos tuyos.',
      text: { printed: 'Las tuyas pueden venir de un archivo.', own: 'Las de tu archivo.' },
    },
    deck: {
      title: 'Baraja',
      name: { nasty: 'Malvada', milder: 'Más suave' },
      text: {
        nasty: 'Las cartas de la caja: sin piedad.',
        milder: 'Menos caídas, más perdón.',
        own: 'De cada carta, las que digan tus cifras.',
      },
    },
    lanes: {
      title: 'Calles',
      name: { all: 'Todas', inner: 'Interiores' },
      text: {
        all: 'Se sortean las seis; algunas quedan vacías.',
        inner: 'Tantas como jugadores, desde la valla.',
      },
    },
    betLimit: {
      title: 'Límite de apuesta',
      name: { none: 'Ninguno', some: 'Fijo' },
      text: {
        none: 'Puedes apostar todo tu dinero.',
        some: 'Nadie puede apostar más por un caballo.',
      },
      sum: 'Apuesta más alta',
    },
    bookmaker: {
      title: 'Corredor de apuestas',
      name: { app: 'La aplicación', hand: 'A mano' },
      text: {
        app: 'La aplicación rellena la pizarra.',
        hand: 'Anota uno; lo equivocado se rechaza.',
      },
      who: 'Quién es el corredor',
    },
    pause: {
      title: 'Pausa',
      name: { usual: 'Normal', own: 'A elegir' },
      text: {
        usual: 'Antes de tirar: dos segundos; a solas, cero.',
        own: 'Lo que el dado espera a las cartas.',
      },
      seconds: 'Segundos antes de tirar',
    },
    ready: 'Camino de la salida: {{count}} cuadras, seis carreras.',
  },
};
