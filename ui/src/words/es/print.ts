import type { print as english } from '../en/print';
import type { Like } from '../like';

export const print: Like<typeof english> = {
  title: 'Imprimir o guardar',
  printOf: 'Imprimir o guardar algo de {{game}}, {{when}}',
  what: 'Documento',
  whose: 'De quién',
  form: 'Como',
  paper: 'Papel',
  pad: 'Boletos por página',
  preview: 'Así se imprimirá',
  preparing: 'Se componen las páginas …',
  page: 'Página {{number}} de {{count}}',
  forms: { pdf: 'Páginas (PDF)', csv: 'Hoja de cálculo (CSV)', json: 'Datos (JSON)' },
  papers: { a4: 'DIN A4', letter: 'Carta (EE. UU.)' },
  pads: { two: 'dos', four: 'cuatro' },
  kind: {
    slip: { name: 'Boleto de apuestas', text: 'El de un jugador, relleno hasta donde llega' },
    slips: { name: 'Todos los boletos', text: 'Los de todos, dos por página' },
    'blank-slips': { name: 'Boletos en blanco', text: 'Un taco para recortar' },
    board: {
      name: 'Pizarra del corredor',
      text: 'Cada carrera hasta ahora, con la tabla de cuotas',
    },
    'blank-board': { name: 'Pizarra en blanco', text: 'Para rellenar a mano' },
    'race-card': { name: 'Programa', text: 'Las seis carreras, premios y participantes' },
    results: { name: 'Resultados', text: 'Puestos, premios y apuestas, carrera a carrera' },
    settlements: { name: 'Liquidaciones', text: 'Lo que dio cada carrera, en filas' },
    money: { name: 'Dinero por carrera', text: 'La bolsa de cada uno, en filas' },
    'lane-cards': { name: 'Cartas de calle', text: 'Seis cartas para recortar' },
    'event-cards': { name: 'Cartas de carrera', text: 'Toda la baraja para recortar' },
    'score-sheet': { name: 'Hoja de puntos', text: 'El recorrido y cada ronda' },
    'blank-score-sheet': { name: 'Hoja de puntos en blanco', text: 'Para rellenar a mano' },
  },
  act: {
    save: 'Guardar en descargas',
    saveAs: 'Guardar …',
    show: 'Abrir en un visor',
    print: 'Imprimir en {{printer}}',
  },
  printer: {
    'no-printer':
      'Este equipo no conoce ninguna impresora. Guarda el archivo o ábrelo en un visor e imprímelo allí.',
    'no-way':
      'Desde aquí no se llega a ninguna impresora. Guarda el archivo o ábrelo en un visor e imprímelo allí.',
  },
  saved: 'Ahora está aquí: {{path}}',
  shown: 'Se abre en otra ventana.',
  printed: 'Va camino de {{printer}}.',
  amiss: {
    'no-such-table': 'Esta mesa ya no está.',
    'open-elsewhere': 'Esta mesa está abierta en otra Race Night de este equipo.',
    'no-such-record': 'Ese registro ya no está.',
    'no-such-meeting': 'Esa reunión en papel ya no está.',
    'not-yours': 'Mientras se juega, este boleto es solo para los ojos de su dueño.',
    'not-shown': 'Ningún programa lo abre. El sistema dice: {{cause}}',
    'printer-says-no': 'La impresora no lo acepta. El sistema dice: {{cause}}',
    'not-printed': 'Esta mesa no tiene ese documento.',
    secret: 'Todos los boletos se ven cuando acaba la reunión.',
    flawed: 'Este registro no es válido. Línea {{line}}: {{why}}',
  },
  blank: {
    title: 'Formularios y cartas',
    note: 'Para mesas de madera: para rellenar o recortar',
    game: 'Juego',
    course: 'Recorrido',
  },
};
