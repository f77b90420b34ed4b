import type { home as en } from '../en/home';
import type { Like } from '../like';

export const home: Like<typeof en> = {
  title: 'Noche de carreras',
  subtitle: 'Tres juegos para amigos que gritan',
  poster: 'Un caballo salta un seto al atardecer',
  programme: 'Programa oficial',
  language: 'Idioma',
  card: 'El cartel de esta noche',
  welcome: {
    title: '¡Te damos la bienvenida!',
    text: '¿Quién corre, y con qué chaquetilla? Todos los programas empezarán contigo.',
    here: 'No sale de este equipo.',
    name: 'Tu nombre',
    silks: 'Tu chaquetilla',
    ride: '¡A montar!',
    later: 'Luego',
  },
  giro: {
    name: 'Giro Galoppo',
    text: 'Carrera de obstáculos con nervios de acero. Seis cartas secretas y un seto de más.',
    note: 'De 2 a 5 jugadores, desde 6 años, 30 minutos',
  },
  pigs: {
    name: 'Cerdos al galope',
    text: '¿Qué hocico va delante? Cinco cerdos que no son de nadie.',
    note: 'De 2 a 5 jugadores, desde 6 años, 20 minutos',
  },
  nasty: {
    name: 'El juego de carreras más malvado',
    text: 'Cómpralos, apuesta por ellos, hazlos caer. Seis carreras, una bolsa.',
    note: 'De 2 a 6 jugadores, desde 12 años, 90 minutos',
  },
  tables: {
    title: 'Para seguir jugando',
    pickedUp: 'La aplicación terminó sin cerrarse: las mesas se han retomado justo donde estaban.',
    round: {
      turn: 'En la ronda {{round}} · turno de {{who}} · desde: {{when}}',
      still: 'En la ronda {{round}} · desde: {{when}}',
    },
    race: {
      turn: 'En la carrera {{round}} · turno de {{who}} · desde: {{when}}',
      still: 'En la carrera {{round}} · desde: {{when}}',
    },
    fresh: {
      turn: 'Antes de la salida · turno de {{who}} · desde: {{when}}',
      still: 'Antes de la salida · desde: {{when}}',
    },
    everybody: 'todos',
    over: 'Ya terminada · empezada: {{when}}',
    goOn: 'Seguir',
    goOnWith: 'Seguir con {{game}}: {{players}}',
    look: 'Al podio',
    lookAt: 'Al podio de {{game}}: {{players}}',
    clear: 'Recoger esta mesa: {{game}}, {{players}}',
    putAway: 'Tirar esta mesa para siempre: {{game}}, {{players}}',
    ask: {
      title: '¿Tirar esta mesa?',
      text: '{{game}} de {{players}} se pierde para siempre: nadie podrá seguirla.',
      keep: 'Conservarla',
      act: 'Tirarla',
    },
  },
  broken_one: 'Hay un registro que no se puede seguir',
  broken_other: 'Hay {{count}} registros que no se pueden seguir',
  ways: {
    label: 'Por la casa',
    history: 'Historial',
    statistics: 'Estadísticas',
    rules: 'Reglamento',
    settings: 'Ajustes',
    help: 'Ayuda',
  },
};
