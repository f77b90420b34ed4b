import type { parts as en } from '../en/parts';
import type { Like } from '../like';

export const parts: Like<typeof en> = {
  copy: 'Copiar',
  copied: 'Copiado',
  clear: 'Borrar',
  close: 'Cerrar',
  less: 'Menos: {{what}}',
  more: 'Más: {{what}}',
  rule: 'Regla {{id}}',
  soFar: 'La carrera hasta ahora',
  newest: 'A la última línea',
  curtain: {
    turn: '{{name}}, te toca mirar',
    others: 'Los demás miran a otro lado.',
    open: 'Abrir la cortina',
  },
  when: { today: 'hoy {{time}}', yesterday: 'ayer {{time}}' },
};
