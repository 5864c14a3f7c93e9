/** Values may stand within so many others; nothing that is asked for comes near. */
export const MOST_DEEP = 64;
