export const home = {
  title: 'Race Night',
  subtitle: 'Three games for friends who shout',
  poster: 'A horse in red silks jumps a hedge at sunset',
  programme: 'Official programme',
  language: 'Language',
  card: 'This evening’s card',
  coming: 'Coming',
  giro: {
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
  running: {
    title: 'Tables of this evening',
    still: 'Still running: {{course}}',
    over: 'Past the post: {{course}}',
    goOn: 'Go on',
    look: 'To the podium',
    clear: 'Clear this table away: {{players}}',
  },
  ways: {
    label: 'Around the house',
    rules: 'Rule book',
    settings: 'Settings',
    help: 'Help and credits',
  },
};
