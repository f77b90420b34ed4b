export const home = {
  title: 'Race Night',
  subtitle: 'Three games for friends who shout',
  poster: 'A horse in red silks jumps a hedge at sunset',
};
