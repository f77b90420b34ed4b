import './icon.css';

// Drawn in one hand, 24 units square, two units of line.
const ICONS = {
  book: 'M4 4h7q1 0 1 2v15q0-2-2-2H4zM20 4h-7q-1 0-1 2v15q0-2 2-2h6z',
  speed: 'M4 6l7 6-7 6zM12 6l7 6-7 6z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M5 5l14 14M19 5L5 19',
  back: 'M15 4l-8 8 8 8',
  forth: 'M9 4l8 8-8 8',
  up: 'M5 15l7-8 7 8',
  down: 'M5 9l7 8 7-8',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4 13l5 5L20 6',
  undo: 'M9 5L4 10l5 5M4 10h10q6 0 6 5t-6 5h-3',
  screen: 'M2 4h20v13H2zM8 21h8M12 17v4',
  network: 'M2 10h8v6H2zM14 10h8v6h-8zM0.5 19h11M12.5 19h11M6 10V6h12v4',
  person: 'M12 3a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M3.5 21q0-7 8.5-7t8.5 7',
  bot: 'M5 9h14v10H5zM12 9V5M9.5 13v2M14.5 13v2M2.5 13v3M21.5 13v3M12 3.5v.01',
  dice: 'M4 4h16v16H4zM8.5 8.5h.01M15.5 15.5h.01M15.5 8.5h.01M8.5 15.5h.01M12 12h.01',
  sound: 'M3 9v6h4l6 5V4L7 9zM16.5 8.5q3 3.5 0 7M19 5.5q6 6.5 0 13',
  silent: 'M3 9v6h4l6 5V4L7 9zM17 9l5 6M22 9l-5 6',
  home: 'M3 11L12 4l9 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5',
  eye: 'M2 12q10-14 20 0q-10 14-20 0zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L21 21',
  skipBack: 'M19 5L8 12l11 7zM5 5v14',
  play: 'M6 4l14 8-14 8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  picture: 'M3 4h18v16H3zM3 16l6-6 5 5 3-3 4 4M15.5 7a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3',
  print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z',
  redo: 'M15 5l5 5l-5 5M20 10H10q-6 0-6 5t6 5h3',
  save: 'M12 3v11M7 9.5l5 5 5-5M4 16v4h16v-4',
  shout: 'M3 10v5h3l11 5V5L6 10zM8 15.5l1.5 5h3M20 9.5q2 3 0 6',
  talk: 'M3 4h18v12H10l-5 5v-5H3z',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  copy: 'M8 8h12v13H8zM5 16H4V3h12v2',
  skip: 'M5 5l11 7-11 7zM19 5v14',
  trophy: 'M7 4h10v6q0 5-5 5t-5-5zM7 6H3q0 6 4.5 6M17 6h4q0 6-4.5 6M12 15v5M7.5 20.5h9',
} as const;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

/** A line drawing beside a word, or inside a button that has a name: always decoration. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
