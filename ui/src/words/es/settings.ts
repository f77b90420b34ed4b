import type { settings as en } from '../en/settings';
import type { Like } from '../like';

export const settings: Like<typeof en> = {
  title: 'Ajustes',
  note: 'Valen al momento y también la próxima vez.',
  you: {
    title: 'Tú',
    name: 'Tu nombre',
    silks: 'Tu chaquetilla',
    any: 'Por sorteo',
    text: 'Los programas empiezan contigo; así te llamas también si invitas o vas de visita.',
  },
  language: { title: 'Idioma', system: 'Como el sistema' },
  theme: {
    title: 'Luz',
    system: 'Como el sistema',
    light: 'Día',
    dark: 'Noche',
    contrast: 'Alto contraste',
  },
  text: {
    title: 'Tamaño del texto',
    text: 'Por encima del 120 % puede hacer falta desplazar la pantalla.',
    sample: 'Mermelada salta el seto de la 22',
  },
  speed: {
    title: 'Animación',
    off: 'Sin ella',
    half: 'La mitad',
    normal: 'Normal',
    double: 'El doble',
    quadruple: 'El cuádruple',
    text: 'A qué ritmo galopan caballos y cerdos y deciden los bots.',
    reduced: 'Tu sistema pide menos movimiento: caballos y cerdos aparecen ya en su sitio.',
  },
  sound: {
    title: 'Sonido',
    on: 'Cascos, cartas, una fanfarria',
    listen: 'Escuchar',
  },
  notify: {
    title: 'Tu turno',
    on: 'Avisarme si la ventana está detrás de otras',
  },
  cardsLeft: {
    title: 'Ayuda',
    on: 'Mostrar las cartas restantes',
    text: 'Las carreras nuevas de Giro Galoppo empiezan con la lista de lo que le queda a cada uno.',
  },
};
