export const shell = {
  pages: {
    home: 'Race Night',
    setup: 'A new race – Race Night',
    table: 'Giro Galoppo – Race Night',
    rules: 'Rule book – Race Night',
    settings: 'Settings – Race Night',
    help: 'Help – Race Night',
    gallery: 'Gallery – Race Night',
    nowhere: 'Lost – Race Night',
  },
  back: {
    home: 'Back home',
    setup: 'Back to the race card',
    table: 'Back to the race',
    rules: 'Back to the rule book',
    settings: 'Back to the settings',
    help: 'Back to the help',
  },
  lost: {
    title: 'Refused!',
    nowhere: 'There is nothing at this address.',
    home: 'To the home page',
    never:
      'The app cannot be reached. Open the whole address that it printed when it started, with the token at its end.',
    gone: 'The app has gone away: it was closed, or the line to it broke. Start it again and open the address it prints. If it is still running, try again here.',
    still: 'Still no answer.',
    again: 'Try again',
  },
};
