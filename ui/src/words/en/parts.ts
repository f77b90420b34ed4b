export const parts = {
  copy: 'Copy',
  copied: 'Copied',
  clear: 'Clear',
  close: 'Close',
  less: 'Less of {{what}}',
  more: 'More of {{what}}',
  rule: 'Rule {{id}}',
  soFar: 'The race so far',
  newest: 'To the newest line',
  curtain: {
    turn: '{{name}}, it is your turn to look',
    others: 'Everybody else looks away.',
    open: 'Open the curtain',
  },
  when: { today: 'today {{time}}', yesterday: 'yesterday {{time}}' },
};
