// Whom we thank: what the app is made of, whose it is, under which licence.

export interface Credit {
  name: string;
  /** As its licence asks to be named. */
  owner: string;
  licence: string;
}

/** All under the SIL Open Font Licence 1.1. */
export const TYPES: readonly Credit[] = [
  { name: 'League Gothic', owner: '© 2020 The League Gothic Project Authors', licence: 'OFL 1.1' },
  { name: 'Besley', owner: '© 2020 The Besley Project Authors', licence: 'OFL 1.1' },
  { name: 'Cabin', owner: '© 2018 The Cabin Project Authors', licence: 'OFL 1.1' },
  { name: 'Caveat Brush', owner: '© 2015 Google Inc.', licence: 'OFL 1.1' },
];

export const PAGE: readonly Credit[] = [
  { name: 'React', owner: '© Meta Platforms, Inc. and affiliates', licence: 'MIT' },
  { name: 'React Aria', owner: '© Adobe', licence: 'Apache 2.0' },
  { name: 'Motion', owner: '© 2024 Motion B.V.', licence: 'MIT' },
  { name: 'i18next', owner: '© 2011 i18next', licence: 'MIT' },
  { name: 'react-i18next', owner: '© 2015 i18next', licence: 'MIT' },
  { name: 'Zustand', owner: '© 2019 Paul Henschel', licence: 'MIT' },
  {
    name: 'Marked',
    owner: '© 2018 MarkedJS, © 2011 Christopher Jeffrey',
    licence: 'MIT',
  },
  {
    name: 'uqr',
    owner: '© Project Nayuki, © 2023 Anthony Fu',
    licence: 'MIT',
  },
];

export const ENGINE: readonly Credit[] = [
  { name: 'Tauri', owner: '© Tauri Programme within The Commons Conservancy', licence: 'MIT' },
  { name: 'Tokio', owner: '© Tokio Contributors', licence: 'MIT' },
  { name: 'axum', owner: '© axum Contributors', licence: 'MIT' },
  { name: 'Specta', owner: '© Oscar Beaumont', licence: 'MIT' },
  { name: 'Serde', owner: '© Erick Tryzelaar, David Tolnay', licence: 'MIT' },
  { name: 'Rand', owner: '© The Rand Project Developers', licence: 'MIT' },
  { name: 'rusqlite', owner: '© 2014 The rusqlite developers', licence: 'MIT' },
  { name: 'rustls', owner: '© 2016 Joseph Birr-Pixton', licence: 'MIT' },
  { name: 'rcgen', owner: '© 2019 est31 and contributors', licence: 'MIT' },
  { name: 'mdns-sd', owner: '© Han Xu', licence: 'MIT' },
  { name: 'hickory-proto', owner: '© 2015 The Hickory DNS Developers', licence: 'MIT' },
  { name: 'spake2', owner: '© Brian Warner', licence: 'MIT' },
  { name: 'krilla', owner: '© Laurenz Stampfl', licence: 'MIT' },
  { name: 'hayro', owner: '© The Hayro Authors', licence: 'MIT' },
  { name: 'opener', owner: '© 2018 Brian Bowman', licence: 'MIT' },
  { name: 'Jiff', owner: '© 2015 Andrew Gallant', licence: 'MIT' },
  { name: 'csv', owner: '© 2015 Andrew Gallant', licence: 'MIT' },
  { name: 'DejaVu', owner: '© 2003 Bitstream, © 2006 Tavmjong Bah', licence: 'DejaVu' },
  { name: 'directories', owner: '© 2018 directories-rs contributors', licence: 'MIT' },
];
