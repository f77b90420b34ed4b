import type { help as en } from '../en/help';
import type { Like } from '../like';

export const help: Like<typeof en> = {
  title: 'Ayuda y créditos',
  how: {
    title: 'Una carrera en seis pasos',
    seats:
      'Escribe el programa: quién corre, con qué chaquetilla y en qué recorrido. «Sorpréndeme» lo hace por ti.',
    hedges: 'Colocad los cinco setos. Las casillas que brillan están libres.',
    pick: 'Elige en secreto una de tus cartas. Cada carta dice dónde caería tu caballo tal como está todo.',
    curtain:
      'Si varios compartís la pantalla, una cortina os separa. Ábrela solo cuando te toque mirar.',
    move: 'Se revelan todas las cartas y los caballos se mueven, la carta más baja primero. Quien caería en un obstáculo no se mueve; quien cae sobre otro caballo lo empuja hacia atrás.',
    finish:
      'Cuando un caballo cruza la meta, la ronda se termina. Gana el que haya llegado más lejos.',
    more: 'Todo, palabra por palabra, está en el reglamento.',
  },
  keys: {
    title: 'Con el teclado',
    tab: 'De una cosa a la siguiente',
    arrows: 'Dentro del tablero, de una mano de cartas o de una elección',
    digits: 'Elegir la carta de carrera con ese número',
    enter: 'Hacerlo: colocar, elegir, jugar',
    skip: 'Saltar hasta donde acaban los caballos',
    where: '¿Dónde está cada uno?',
    back: 'Volver del reglamento, de los ajustes y de esta página',
  },
  credits: {
    title: 'Gracias',
    version: 'Noche de carreras {{version}}, con licencia MIT.',
    own: 'Las reglas están contadas con nuestras palabras; los dibujos y los sonidos son nuestros.',
    types: 'Letras, con la SIL Open Font Licence 1.1',
    page: 'La página se apoya en',
    engine: 'El motor se apoya en',
    rest: 'Y en los paquetes más pequeños que estos traen consigo, cada uno con una licencia igual de libre.',
    texts: 'Las licencias completas',
  },
};
