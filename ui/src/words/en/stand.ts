export const stand = {
  full: 'Full screen',
  small: 'Leave full screen',
  back: 'Back to the table',
  over: 'It is over',
  moving: 'They are off!',
  everybody: 'Everybody decides',
  turn: '{{names}} to play',
  qr: 'The link of this table as a code for a camera',
  free_one: 'One seat is free',
  free_other: '{{count}} seats are free',
};
