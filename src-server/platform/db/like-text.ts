const literally = (text: string): string => text.replaceAll(/[\\%_]/g, (each) => `\\${each}`);

/** A pattern for `like` that finds a text anywhere, letter for letter: what would be a wildcard in it is none. */
export const anywhere = (text: string): string => `%${literally(text)}%`;
