import type { parts as en } from '../en/parts';
import type { Like } from '../like';

export const parts: Like<typeof en> = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  clear: 'Leeren',
  close: 'Schließen',
  less: 'Weniger: {{what}}',
  more: 'Mehr: {{what}}',
  rule: 'Regel {{id}}',
  soFar: 'Das Rennen bisher',
  newest: 'Zur neuesten Zeile',
  curtain: {
    turn: '{{name}}, jetzt darfst du schauen',
    others: 'Alle anderen schauen weg.',
    open: 'Vorhang auf',
  },
  when: { today: 'heute {{time}}', yesterday: 'gestern {{time}}' },
};
