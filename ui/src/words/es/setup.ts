import type { setup as en } from '../en/setup';
import type { Like } from '../like';

export const setup: Like<typeof en> = {
  card: 'Programa de la carrera',
  writing: 'Se está escribiendo el programa …',
  runners: 'Los participantes',
  clockwise: 'por asientos, como las agujas del reloj',
  seat: 'Asiento {{number}}',
  horse: 'Caballo',
  coat: 'Pelaje',
  player: 'Jugador',
  silks: 'Chaquetilla',
  plays: 'Quién juega',
  worn: 'la lleva {{name}}: os la cambiáis',
  here: 'Persona aquí',
  hereText: 'Una persona, con cortina si varias comparten la pantalla.',
  bot: { random: 'Bot: alocado', steady: 'Bot: prudente' },
  botText: {
    random: 'Juega cualquier carta, sin pensar.',
    steady: 'Piensa una ronda por delante y prefiere caer en casilla libre.',
  },
  drag: 'Arrastrar a otro asiento',
  up: '{{horse}}, un asiento arriba',
  down: '{{horse}}, un asiento abajo',
  moved: '{{horse}} está ahora en el asiento {{number}}.',
  remove: 'Retirar a {{horse}}',
  add: 'Otro participante',
  seniority: {
    title: 'Del mayor al más joven',
    drawn: 'Por sorteo',
    fixed: 'Como digáis',
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
  clock: {
    title: 'Reloj',
    name: { none: 'Sin reloj', some: 'En marcha' },
    text: {
      none: 'Tómate todo el tiempo que quieras.',
      some: 'Si se acaba el tiempo, la aplicación actúa por ti.',
    },
    seconds: 'Segundos por decisión',
  },
  surprise: 'Sorpréndeme',
  start: 'A la salida',
  ready: 'Todo listo: {{count}} participantes, {{spaces}} casillas.',
};
