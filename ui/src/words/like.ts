/** The shape of a text in another language: the same keys, other words. */
export type Like<T> = { [K in keyof T]: T[K] extends string ? string : Like<T[K]> };
