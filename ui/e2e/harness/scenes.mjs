// The way from the first screen to each screen worth a picture, walked as a person would.

/** By name, in the order of an evening. Each takes a page that shows home. */
export const SCENES = {
  home: () => Promise.resolve(),
};
