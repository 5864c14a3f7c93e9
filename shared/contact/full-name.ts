interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** A person's whole name, as it is shown; of who has one name only that. */
export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();
