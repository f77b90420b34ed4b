export const errors = {
  close: 'Close this message',
  setup: {
    seats: 'Between {{least}} and {{most}} players ride.',
    'no-name': 'The player of seat {{seat}} needs a name.',
    'no-horse': 'The horse of seat {{seat}} needs a name.',
    'too-long': 'A name of seat {{seat}} has more than {{most}} letters.',
    'same-silks': 'Seats {{other}} and {{seat}} wear the same silks.',
    'no-such-silks': 'There are no silks like those of seat {{seat}} in this game.',
    seniority: 'The order of ages must name every player once.',
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
  open: {
    setup: 'Something on the race card is not right yet.',
    'no-such-table': 'This table is gone; its race cannot be run again.',
    'no-chance': 'The system has no chance to give just now. Try once more.',
  },
  act: {
    'no-such-table': 'This table is gone.',
    'not-yours': 'Somebody else plays this seat.',
    'other-game': 'This belongs to another game.',
    stale: 'Too late: the race has moved on.',
    refused: 'The rules do not allow this.',
    'nothing-to-undo': 'There is nothing to take back.',
    'no-undo-elsewhere': 'Nothing is taken back while others play at their own screens.',
  },
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
      'The settings in {{path}} cannot be read, so the usual ones hold. The system says: {{cause}}',
    broken:
      'The settings in {{path}} could not be read, so the usual ones hold. The old file is now {{kept}}.',
    'broken-left': 'The settings in {{path}} could not be read, so the usual ones hold: {{cause}}',
  },
};
