import type { table as en } from '../en/table';
import type { Like } from '../like';

export const table: Like<typeof en> = {
  acts: {
    rules: 'Reglamento',
    menu: 'Más',
    end: 'Acabar la carrera',
    waits: 'La mesa espera allí: no se pierde nada',
    restart: 'Empezar de nuevo',
    stand: 'Para un televisor',
    shut: 'Cerrar la mesa a los demás',
    leave: 'Dejar la mesa',
    along: 'Llevarla a otro equipo',
    settings: 'Ajustes',
    speed: 'Velocidad: {{speed}}',
    off: 'Sin movimiento',
    half: 'Media velocidad',
    normal: 'Velocidad normal',
    double: 'Doble velocidad',
    quadruple: 'Cuatro veces más rápido',
    soundOff: 'Apagar los sonidos',
    soundOn: 'Encender los sonidos',
    where: '¿Dónde está cada uno?',
    skip: 'Saltar',
    skipKey: 'Espacio',
    home: 'Inicio',
    again: 'Revancha',
    replay: 'Repetición',
    undo: 'Deshacer',
    undoOf: '{{name}} deshace',
  },
  ending: {
    stay: 'Quedarse',
    end: {
      title: '¿Acabar esta carrera?',
      text: 'Se acaba sin ganador y no se puede retomar. Si solo quieres irte, ve al inicio: la mesa espera allí.',
      act: 'Acabar la carrera',
    },
    again: {
      title: '¿Empezar de nuevo esta carrera?',
      text: 'Esta carrera se pierde y empieza otra con los mismos jugadores y opciones.',
      act: 'Empezar de nuevo',
    },
    shut: {
      title: '¿Cerrar la mesa a los demás?',
      text: 'Se van todos los que juegan en otros equipos. La partida descansa en el disco; ábrela otra vez y volverán a sus asientos.',
      act: 'Cerrar la mesa',
    },
    leave: {
      title: '¿Dejar la mesa?',
      text: 'Tus asientos te esperan mientras el anfitrión los guarde. Vuelve por la lista de mesas.',
      act: 'Dejarla',
    },
    along: {
      title: '¿Seguir en otro equipo?',
      text: 'El registro de esta mesa se guarda en un archivo y aquí la mesa descansa. En el otro equipo: Historial, «Incorporar un registro». Guarda el archivo solo para ti: contiene todo lo oculto.',
      act: 'Guardar el registro',
    },
  },
  stuck: {
    title: 'El juego descansa, porque lo que ocurre no se puede guardar.',
    safe: 'No se ha perdido nada de lo que has visto. El juego sigue desde aquí por sí solo en cuanto se pueda guardar.',
  },
  gone: {
    title: 'Esta mesa ya no está',
    closed: 'Se ha cerrado.',
    unknown:
      'No hay ninguna mesa así. Puede que se haya cerrado o que la aplicación se haya reiniciado.',
    elsewhere:
      'La tiene abierta otra Noche de carreras en este equipo. Sigue allí o cierra antes la otra.',
    home: 'Inicio',
  },
  asking: 'Preguntando por la mesa …',
  who: {
    bot: { random: '{{name}} (bot alocado)', steady: '{{name}} (bot prudente)' },
  },
  clock: 'Tiempo restante: {{time}}',
  fair: {
    title: 'Azar limpio',
    before:
      'Antes del primer sorteo la mesa selló su semilla: a este sello no le vale ninguna otra.',
    after:
      'La semilla ya está a la vista: con la sal y su resumen da el sello del principio, así que ningún sorteo se cambió.',
    seal: 'Sello',
    seed: 'Semilla',
    salt: 'Sal',
  },
  apart: 'Hasta que vuelva la conexión no se puede hacer nada. Vuelve por sí sola.',
  rests: 'En pausa hasta que vuelva la conexión',
  onWay: 'De camino…',
  failed: 'No ha llegado a la aplicación. Inténtalo otra vez.',
};
