import type { history as en } from '../en/history';
import type { Like } from '../like';

export const history: Like<typeof en> = {
  title: 'Historial',
  toStatistics: 'Estadísticas',
  import: 'Incorporar un registro',
  takeOver: {
    title: 'Esta mesa no ha terminado',
    text: 'Empezó en otro equipo. Puedes seguir aquí y abrirla otra vez a los demás: entran con el código nuevo. En el otro equipo no debe seguir también.',
    keep: 'Dejarla',
    act: 'Seguir aquí',
  },
  search: {
    game: 'Juego',
    all: 'Todos los juegos',
    player: 'Jugador',
    since: 'Desde',
    until: 'Hasta',
  },
  found_one: 'Una mesa',
  found_other: '{{count}} mesas',
  none: 'Aquí no hay ninguna mesa terminada. Juega una o busca con menos condiciones.',
  more: 'Mostrar más',
  when_one: '{{when}} · una ronda',
  when_other: '{{when}} · {{count}} rondas',
  placed: '{{place}}. {{name}}',
  bot: { random: '{{name}} (bot alocado)', steady: '{{name}} (bot prudente)' },
  forgotten: 'un jugador olvidado',
  replay: 'Repetición',
  replayOf: 'Repetición de {{game}}, {{when}}',
  exportOf: 'Guardar en un archivo el registro de {{game}}, {{when}}',
  deleteOf: 'Borrar {{game}}, {{when}}',
  ask: {
    title: '¿Borrar esta mesa?',
    text: '{{game}}, {{when}}: se pierden para siempre su registro, su repetición y su lugar en las estadísticas.',
    keep: 'Conservarla',
    act: 'Borrar',
  },
  askFlawed: {
    title: '¿Borrar este registro?',
    text: '{{file}} no es válido, pero quizá alguien pueda arreglarlo. Si lo borras, se pierde para siempre.',
  },
  forget: {
    open: 'Olvidar a un jugador',
    title: 'Olvidar a un jugador',
    text: 'El nombre, y los de los caballos que montó, se tachan de todos los registros. Las mesas se quedan. Nadie podrá recuperar el nombre.',
    name: 'El nombre, tal como se escribió',
    act: 'Olvidar',
    close: 'Cerrar',
    done_one: 'El nombre se ha tachado de un registro.',
    done_other: 'El nombre se ha tachado de {{count}} registros.',
    left_one:
      'El nombre se ha tachado de un registro. Estos no son válidos y no se han podido cambiar; bórralos: {{files}}',
    left_other:
      'El nombre se ha tachado de {{count}} registros. Estos no son válidos y no se han podido cambiar; bórralos: {{files}}',
  },
  flawed_one: 'Un registro no es válido',
  flawed_other: '{{count}} registros no son válidos',
  flaw: '{{file}}, línea {{line}}: {{why}}',
};
