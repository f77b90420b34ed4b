export const errors = {
  close: 'Close this message',
  setup: {
    seats: 'Between {{least}} and {{most}} can play.',
    'no-name': 'The player of seat {{seat}} needs a name.',
    'no-horse': 'The horse of seat {{seat}} needs a name.',
    'too-long': 'A name of seat {{seat}} has more than {{most}} letters.',
    'same-silks': 'Seats {{other}} and {{seat}} wear the same silks.',
    'no-such-silks': 'There are no silks like those of seat {{seat}} in this game.',
    seniority: 'The order of ages must name every player once.',
    starter: 'The first start player must be one of those at the table.',
    bookmaker: 'The bookmaker must be one of those at the table.',
    book: 'The figures in {{file}} cannot be used. {{why}}',
    'bet-limit': 'The bet limit must be {{least}} or more.',
    pause: 'Before a roll the die waits {{most}} seconds at most.',
    clock: 'The clock gives between {{least}} and {{most}} seconds.',
  },
  /* The same, beside the field itself. */
  field: {
    'no-name': 'A name is missing.',
    'no-horse': 'A name is missing.',
    'too-long': 'At most {{most}} letters.',
    'same-silks': 'Seat {{seat}} wears the same.',
    'no-such-silks': 'Not in this game.',
  },
  /* Why a file of figures cannot be used; the flaws follow its line. */
  book: {
    unread: 'It cannot be read. The system says: {{cause}}',
    'no-text': 'Line {{line}}: this is not text.',
    unprintable: 'Line {{line}}: {{flaw}}',
    flaw: {
      form: 'This has not the form of a book: {{message}}',
      figures: '{{wanted}} figures belong here, not {{found}}.',
      length: 'A straight and a bend have 1 to 40 squares.',
      growth: 'A bend is as long as the one inside it, or up to 4 squares longer.',
      'too-long': 'The race in lane 6 has {{squares}} squares after the start; 120 are the most.',
      'off-home': 'The home straight has the rows H1 to H{{rows}}.',
      'off-course':
        'There are no such rows: on this straight they go from 1 to {{rows}}, the first one first.',
      'across-start': 'No fence can stand on the starting row H{{start}}.',
      'across-post':
        'A fence cannot stand on both sides of the post, which is behind row H{{post}}.',
      'never-run':
        'No horse comes by there: the race starts on row H{{start}} and ends behind H{{post}}.',
      'fence-there': 'The fence {{other}} stands there too.',
      'section-there': 'The section {{other}} works there too.',
      'never-works':
        'It would never work there: the Early Pace belongs on the first straight, Finish Well on the finishing straight, Quicken Up where the horses run.',
      odds: 'Odds go from 1 to 66.',
      prize: 'A prize is from 1 to 1,000,000 pounds.',
      'prizes-rise': 'Each prize is lower than the one before.',
      cards: 'A deck has at most 15 of one card.',
      deck: 'A deck has 24 cards, not {{found}}.',
      hand: '{{players}} players are dealt at least one card each and 24 at most together.',
    },
  },
  open: {
    setup: 'Something on the race card is not right yet.',
    'no-such-table': 'This table is gone; its race cannot be run again.',
    'open-elsewhere': 'This table is open in another Race Night on this machine.',
    'not-kept': 'The table was not opened, for it cannot be kept. {{why}}',
    'not-thrown-away': 'The old table cannot be put away. {{why}}',
    'no-chance': 'The system has no chance to give just now. Try once more.',
  },
  act: {
    'no-such-table': 'This table is gone.',
    'open-elsewhere': 'This table is open in another Race Night on this machine.',
    'not-yours': 'Somebody else plays this seat.',
    'other-game': 'This belongs to another game.',
    stale: 'Too late: the race has moved on.',
    'too-early': 'A moment: others may still play a card.',
    refused: 'The rules do not allow this.',
    'not-kept': 'This has not happened, for it cannot be kept. {{why}}',
    'nothing-to-undo': 'There is nothing to take back.',
    'host-away': 'The host does not answer just now. Whether it counts is seen when he is back.',
    'no-undo-elsewhere': 'Nothing is taken back while others play at their own screens.',
  },
  closing: {
    'no-such-table': 'This table is gone already.',
    'open-elsewhere': 'This table is open in another Race Night on this machine.',
    'not-thrown-away': 'The table is still there, for it cannot be thrown away. {{why}}',
  },
  /* Why something is not kept, and what to do: {{why}} in the others. */
  kept: {
    homeless: 'There is no home folder to keep it in.',
    forbidden: 'You may not write {{path}}. Give yourself the right to write there.',
    full: 'The disk is full. Make room on it.',
    failed: '{{path}} cannot be written. The system says: {{cause}}',
  },
  record: {
    'no-such-record': 'There is no such record any more.',
    'no-picture': 'That is no picture.',
    'not-over': 'The table of this record is not over.',
    'there-already': 'This record is among the finished tables already.',
    flawed: 'This record does not hold. Line {{line}}: {{why}}',
    disk: 'The disk says no. {{why}}',
  },
  /* Why something was not done at a table on the network. */
  party: {
    'no-such-party': 'This table is no longer there.',
    'no-such-table': 'This table is gone, or another Race Night on this machine has it open.',
    setup: 'Something on the race card is not right yet.',
    name: 'The table needs a name of at most {{most}} characters.',
    code: 'A code has six letters or figures.',
    address: 'That is no address. It looks like 192.168.1.20.',
    link: 'That is no link to a table. It begins with racenight://.',
    'later-link': 'The link is from a newer Race Night. Update yours.',
    'not-listed': 'This table is not heard any more. Try its address or its link.',
    'no-seat': 'Keep a seat free for a guest, or nobody can join.',
    'own-figures': 'Guests have the printed figures alone: choose those to play with them.',
    'only-host': 'Only the host can do that.',
    stage: 'That cannot be done at this point of the game.',
    'not-yours': 'Somebody else has this seat.',
    away: 'The connection is not there just now. Try again when it is back.',
    'not-said': 'That was too fast or too long. Take a breath.',
    listen: 'The table cannot be opened, for the port is taken. The system says: {{why}}',
    'not-kept': 'It was not done, for it cannot be kept. {{why}}',
    broken: 'What was noted of the network makes no sense: {{what}}',
    system: 'The system gives no network. It says: {{why}}',
  },
  forget: {
    'still-playing':
      'Somebody of this name still sits at a table at home. End it first, or put it away.',
    disk: 'The disk says no; some records may be without the name already. {{why}}',
  },
  /* Why nothing could be done with what was opened from outside. */
  handed: {
    word: 'Race Night does not know what “{{word}}” means, so it has done nothing.',
    'too-much': 'That was more than one thing at once, so nothing was done. Open them one by one.',
    link: 'That is no link to a table, so nothing was done. Ask your host for it again.',
    'later-link': 'The link is from a newer Race Night. Update yours.',
    unreadable: '{{path}} cannot be read. The system says: {{cause}}',
    record: '{{path}} was not taken in. {{why}}',
  },
  broke:
    'That went wrong inside the app; it goes on all the same. What happened is in the log: Help shows it.',
  exported: 'It is here now: {{path}}',
  settings: {
    homeless: 'There is no home folder to keep settings in. They hold until you close the app.',
    forbidden:
      'You may not write {{path}}, so the settings hold only until you close the app. Ask for the right to write there.',
    full: 'The disk is full, so the settings hold only until you close the app. Make room, then change one again.',
    failed:
      'The settings could not be kept in {{path}}. They hold until you close the app. The system says: {{cause}}',
  },
  trouble: {
    homeless:
      'There is no home folder to keep your settings in. They hold until you close the app.',
    unreadable:
      'The settings in {{path}} cannot be read, so the usual ones hold. Give yourself the right to read it. The system says: {{cause}}',
    broken:
      'The settings in {{path}} could not be read, so the usual ones hold. Set them anew in Settings; the old file is kept as {{kept}}. What is wrong with it: {{cause}}',
    'broken-left':
      'The settings in {{path}} could not be read, so the usual ones hold. Mend the file or delete it. What is wrong with it: {{cause}}',
  },
};
