export const silks = {
  name: {
    red: 'red, plain',
    blue: 'blue, hoops',
    yellow: 'yellow, diamonds',
    green: 'green, sash',
    black: 'black, quarters',
    white: 'white, spots',
  },
  colour: {
    red: 'Red',
    blue: 'Blue',
    yellow: 'Yellow',
    green: 'Green',
    black: 'Black',
    white: 'White',
  },
  coat: {
    bay: 'bay',
    chestnut: 'chestnut',
    liver: 'liver brown',
    grey: 'white',
    dun: 'dun',
    black: 'black',
  },
};
