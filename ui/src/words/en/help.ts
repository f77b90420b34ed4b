export const help = {
  title: 'Help',
  contents: 'What is here',
  version: 'Race Night {{version}}',
  sections: {
    games: 'How it goes',
    keys: 'By keyboard',
    promises: 'What is promised',
    trouble: 'When something breaks',
    news: 'What is new',
    licences: 'Licences',
  },
  giro: {
    title: 'Giro Galoppo in six steps',
    steps: {
      seats:
        'Write the race card: who rides, in which silks, on which course. “Surprise me” does it for you.',
      hedges: 'Place the five hedges. Spaces that glow are free to take.',
      pick: 'Pick one of your cards in secret. Each card says where your horse would land as things stand.',
      curtain:
        'Where several share the screen, a curtain comes between you. Open it only when it is your turn to look.',
      move: 'All cards are turned over and the horses move, the lowest card first. Whoever would land on an obstacle stays put; whoever lands on another horse shoves it back.',
      finish:
        'When a horse has crossed the line, the round is ridden to its end. The furthest beyond the line wins.',
    },
  },
  pigs: {
    title: 'Galloping Pigs in six steps',
    steps: {
      seats:
        'Write the race card: who plays, in which silks, with which options. The pigs belong to nobody.',
      lineUp:
        'The start player lines the five pigs up. Then everybody is dealt seven cards in secret.',
      curtain:
        'Where several share the screen, a curtain covers the cards. Open it only when it is your turn.',
      play: 'Play a card: the pig of that colour leaps to the next empty space ahead. Each card says where that would be.',
      food: 'A snout in front earns you food. It stays at risk until your last card.',
      finish:
        'Your seventh card decides: if it puts its pig in front, you bank all your food; if not, you lose it. After the last round the most banked food wins.',
    },
  },
  nasty: {
    title: 'The Really Nasty Horse Racing Game in six steps',
    steps: {
      seats:
        'Write the race card: who owns a stable, in which silks, with which options. “Surprise me” does it for you.',
      entry:
        'Write in secret on your betting slip which grade of yours runs in which of the six races. Grade 1 is the fastest. Seal it.',
      bets: 'The bookie chalks up who runs in which lane and at what odds. Back one horse, your own, a rival’s or none, and seal your bet.',
      run: 'Roll the die and choose where your horse goes: the places that glow are open to it. On a section for its grade you may double.',
      cards:
        'Before each roll anybody may play a card that fits, whether it is his turn or not. A horse that stands on a fence should beware.',
      finish:
        'When three are home, you can object. Then prizes and bets are paid, and the next race begins. After the sixth the richest wins.',
    },
  },
  network: {
    title: 'Over the network in six steps',
    steps: {
      host: 'One of you hosts: on the race card switch “Others join from their own machines” on, and open the table.',
      code: 'The host’s screen shows a code of six characters, a link, and the link as a QR code.',
      join: 'The others choose “Join a table” at home, pick the table from the list, and type the code.',
      sit: 'Everybody takes a seat, or several for those who share a machine, and says when they are ready.',
      play: 'Everybody sees their own cards on their own screen. If the network fails, clocks stop, nothing is lost, and it goes on by itself.',
      doctor: 'If a table is not found, link or address help; the network doctor says why.',
    },
  },
  more: 'All of it, word for word, is in the rule book.',
  keys: {
    tab: 'From one thing to the next',
    arrows: 'Within the board, a hand of cards or a choice',
    digits: 'Choose the racing card with this number, or the one in this place',
    enter: 'Do it: place, choose, play',
    skip: 'Skip to where the horses or pigs end up',
    where: 'Where is everybody?',
    back: 'Back from the rule book, the settings and this page',
  },
  trouble: {
    lost: 'Nothing that was accepted is lost: start Race Night again, and the table stands on the home page just where it was.',
    told: 'A message that says what went wrong also says what to do. A settings file or a record that makes no sense is set aside under another name, and never thrown away.',
    network: 'If friends cannot find your table, ask the network doctor.',
    log: 'The log',
    logText:
      'What went wrong is written down there, without anything secret. It stays on this machine.',
    openLog: 'Open the log',
    notShown: 'Nothing here shows folders. You find it in {{path}}. The system says: {{cause}}',
    noLog: 'There is no log, for it cannot be kept. {{why}}',
    report: 'Report a fault',
    reportText:
      'Version, system, the last errors and the number of the record: paste them into your report. Nothing is sent by itself.',
    copy: 'Copy details for a bug report',
    copied: 'Copied. This is what it says:',
    markIt: 'The system lets nobody copy. Mark this text and copy it:',
  },
  licences: {
    own: 'Race Night is under the MIT licence. Its rules are told in our own words; its drawings and sounds are our own.',
    thanks: 'It stands on {{count}} packages of other people. Thank you!',
    many: '{{count}} packages',
    notices: 'Notices',
  },
};
