/** What lies on the bookmaker's desk at a moment of a meeting. */
export interface Desk {
  /** What is to be written down now. */
  title: string;
  how: string;
  /** The button that writes it down. */
  act: React.ReactNode;
  /** The form. */
  sheet: React.ReactNode;
  /** What else may be written down. */
  more?: React.ReactNode;
}
