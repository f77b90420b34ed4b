import type { shell as en } from '../en/shell';
import type { Like } from '../like';

export const shell: Like<typeof en> = {
  pages: {
    home: 'Noche de carreras',
    setup: 'Nueva carrera – Noche de carreras',
    join: 'Ir a una mesa – Noche de carreras',
    party: 'Antes de la salida – Noche de carreras',
    doctor: 'Doctor de la red – Noche de carreras',
    table: '{{game}} – Noche de carreras',
    history: 'Historial – Noche de carreras',
    statistics: 'Estadísticas – Noche de carreras',
    replay: 'Repetición – Noche de carreras',
    forms: 'Formularios y cartas – Race Night',
    paper: 'Reunión en papel – Race Night',
    book: 'El libro – Race Night',
    rules: 'Reglamento – Noche de carreras',
    settings: 'Ajustes – Noche de carreras',
    help: 'Ayuda – Noche de carreras',
    gallery: 'Galería – Noche de carreras',
    nowhere: 'Sin rumbo – Noche de carreras',
  },
  back: {
    home: 'Volver al inicio',
    setup: 'Volver al programa',
    table: 'Volver a la carrera',
    stand: 'Volver a la tribuna',
    join: 'Volver a las mesas',
    party: 'Volver a los asientos',
    doctor: 'Volver al doctor',
    history: 'Volver al historial',
    statistics: 'Volver a las estadísticas',
    replay: 'Volver a la repetición',
    forms: 'Volver a los formularios',
    paper: 'Volver a las reuniones',
    book: 'Volver al libro',
    rules: 'Volver al reglamento',
    settings: 'Volver a los ajustes',
    help: 'Volver a la ayuda',
  },
  closing: {
    title: 'Hay invitados en tu mesa',
    text_one:
      'Alguien juega contigo desde otra pantalla. La mesa descansa hasta que la abras de nuevo.',
    text_other:
      '{{count}} personas juegan contigo desde otras pantallas. La mesa descansa hasta que la abras de nuevo.',
    stay: 'Quedarse',
    close: 'Cerrar la mesa por esta noche',
  },
  lost: {
    title: '¡Rehúsa!',
    nowhere: 'En esta dirección no hay nada.',
    home: 'Ir al inicio',
    never:
      'No se puede llegar a la aplicación. Esta página necesita la dirección completa que la aplicación mostró al arrancar, con su clave. Ábrela tal cual.',
    gone: 'La aplicación ya no responde: se ha cerrado o se ha cortado la línea. Vuelve a abrirla y usa la dirección que muestre. Si sigue en marcha, inténtalo aquí otra vez.',
    still: 'Sigue sin responder.',
    again: 'Intentarlo otra vez',
  },
};
