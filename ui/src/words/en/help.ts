export const help = {
  title: 'Help and credits',
  how: {
    title: 'A race in six steps',
    seats:
      'Write the race card: who rides, in which silks, on which course. “Surprise me” does it for you.',
    hedges: 'Place the five hedges. Spaces that glow are free to take.',
    pick: 'Pick one of your cards in secret. Each card says where your horse would land as things stand.',
    curtain:
      'Where several share the screen, a curtain comes between you. Open it only when it is your turn to look.',
    move: 'All cards are turned over and the horses move, the lowest card first. Whoever would land on an obstacle stays put; whoever lands on another horse shoves it back.',
    finish:
      'When a horse has crossed the line, the round is ridden to its end. The furthest beyond the line wins.',
    more: 'All of it, word for word, is in the rule book.',
  },
  keys: {
    title: 'By keyboard',
    tab: 'From one thing to the next',
    arrows: 'Within the board, a hand of cards or a choice',
    digits: 'Choose the racing card with this number',
    enter: 'Do it: place, choose, play',
    skip: 'Skip to where the horses end up',
    where: 'Where is everybody?',
    back: 'Back from the rule book, the settings and this page',
  },
  credits: {
    title: 'Thanks',
    version: 'Race Night {{version}}, under the MIT licence.',
    own: 'Rules told in our own words; drawings and sounds are our own.',
    types: 'Type, under the SIL Open Font Licence 1.1',
    page: 'The page stands on',
    engine: 'The engine stands on',
    rest: 'And on the smaller packages that these bring along, each under a licence as free.',
    texts: 'The licences in full',
  },
};
