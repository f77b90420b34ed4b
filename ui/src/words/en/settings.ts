export const settings = {
  title: 'Settings',
  note: 'They hold at once, and the next time too.',
  you: {
    title: 'You',
    name: 'Your name',
    silks: 'Your silks',
    any: 'As drawn',
    text: 'Race cards begin with you; it is your name as host and as guest, too.',
  },
  language: { title: 'Language', system: 'As the system' },
  theme: {
    title: 'Light',
    system: 'As the system',
    light: 'Day',
    dark: 'Night',
    contrast: 'High contrast',
  },
  text: {
    title: 'Text size',
    text: 'Above 120 % a screen may scroll.',
    sample: 'Marmalade takes the hedge on 22',
  },
  speed: {
    title: 'Animation',
    off: 'Off',
    half: 'Half',
    normal: 'Normal',
    double: 'Double',
    quadruple: 'Fourfold',
    text: 'How fast horses and pigs gallop and bots decide.',
    reduced: 'Your system asks for less motion: horses and pigs jump straight to their places.',
  },
  sound: {
    title: 'Sound',
    on: 'Hooves, cards, a fanfare',
    listen: 'Listen',
  },
  notify: {
    title: 'Your turn',
    on: 'Tell me when the window is behind others',
  },
  cardsLeft: {
    title: 'Aid',
    on: 'Show the cards left',
    text: 'New races of Giro Galoppo start with the list of what everybody still holds.',
  },
};
