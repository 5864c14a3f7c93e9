/** The initial of a last name, "O."; empty where there is none. */
export const initialOf = (lastName: string): string => {
  const [first] = lastName.trim();
  return first === undefined ? '' : `${first}.`;
};

/** "Amara O.": all of a traveller's name that locations, their programs and the public read. */
export const shortName = (firstName: string, lastName: string): string =>
  [firstName, initialOf(lastName)].filter((part) => part !== '').join(' ');
