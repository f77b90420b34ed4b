export const home = {
  title: 'Race Night',
  subtitle: 'Three games for friends who shout',
  poster: 'A horse in red silks jumps a hedge at sunset',
  programme: 'Official programme',
  language: 'Language',
  card: 'This evening’s card',
  giro: {
    name: 'Giro Galoppo',
    text: 'A steeplechase of nerve. Six secret cards and one hedge too many.',
    note: '2 to 5 players, from 6, 30 minutes',
  },
  pigs: {
    name: 'Galloping Pigs',
    text: 'Whose snout is in front? Five pigs that belong to nobody.',
    note: '2 to 5 players, from 6, 20 minutes',
  },
  nasty: {
    name: 'The Really Nasty Horse Racing Game',
    text: 'Own them, back them, bring them down. Six races, one purse.',
    note: '2 to 6 players, from 12, 90 minutes',
  },
  tables: {
    title: 'To be gone on with',
    pickedUp:
      'The app had ended without being closed: the tables were picked up just where they were.',
    round: {
      turn: 'In round {{round}} · {{who}} to play · since {{when}}',
      still: 'In round {{round}} · since {{when}}',
    },
    race: {
      turn: 'In race {{round}} · {{who}} to play · since {{when}}',
      still: 'In race {{round}} · since {{when}}',
    },
    fresh: {
      turn: 'Before the start · {{who}} to play · since {{when}}',
      still: 'Before the start · since {{when}}',
    },
    everybody: 'everybody',
    over: 'It is over · begun {{when}}',
    goOn: 'Go on',
    goOnWith: 'Go on with {{game}}: {{players}}',
    look: 'To the podium',
    lookAt: 'To the podium of {{game}}: {{players}}',
    clear: 'Clear this table away: {{game}}, {{players}}',
    putAway: 'Put this table away for good: {{game}}, {{players}}',
    ask: {
      title: 'Put this table away?',
      text: '{{game}} of {{players}} is gone for good then: nobody can go on with it.',
      keep: 'Keep it',
      act: 'Put it away',
    },
  },
  broken_one: 'One record cannot be gone on with',
  broken_other: '{{count}} records cannot be gone on with',
  ways: {
    label: 'Around the house',
    history: 'History',
    statistics: 'Statistics',
    rules: 'Rule book',
    settings: 'Settings',
    help: 'Help and credits',
  },
};
