import type { home as en } from '../en/home';
import type { Like } from '../like';

export const home: Like<typeof en> = {
  title: 'Noche de carreras',
  subtitle: 'Tres juegos para amigos que gritan',
  poster: 'Un caballo con chaquetilla roja salta un seto al atardecer',
  programme: 'Programa oficial',
  language: 'Idioma',
  card: 'El cartel de esta noche',
  coming: 'Pronto',
  giro: {
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
  running: {
    title: 'Las mesas de esta noche',
    still: 'Aún en marcha: {{course}}',
    over: 'Ya en meta: {{course}}',
    goOn: 'Seguir',
    look: 'Al podio',
    clear: 'Recoger esta mesa: {{players}}',
  },
  ways: {
    label: 'Por la casa',
    rules: 'Reglamento',
    settings: 'Ajustes',
    help: 'Ayuda y créditos',
  },
};
