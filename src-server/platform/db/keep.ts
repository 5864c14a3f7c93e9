/** Keeps a value of a statement that several write together, and answers with its number. */
export type Keep = (value: unknown) => number;
