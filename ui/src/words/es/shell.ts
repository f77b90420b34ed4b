import type { shell as en } from '../en/shell';
import type { Like } from '../like';

export const shell: Like<typeof en> = {
  pages: {
    home: 'Noche de carreras',
    setup: 'Nueva carrera – Noche de carreras',
    table: 'Giro Galoppo – Noche de carreras',
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
    rules: 'Volver al reglamento',
    settings: 'Volver a los ajustes',
    help: 'Volver a la ayuda',
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
