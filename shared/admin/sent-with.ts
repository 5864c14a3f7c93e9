interface Sent {
  readonly minor: number | null;
  readonly words: string | null;
}

const fieldsOf = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};

/** The amount and the words that an act was given, where it changed no row: what a refund or a note was about. */
export function sentWith(input: unknown): Sent {
  const { minor, note, reason } = fieldsOf(input);
  const words = [note, reason].find((each) => typeof each === 'string' && each.includes(' '));
  return { minor: typeof minor === 'number' ? minor : null, words: typeof words === 'string' ? words : null };
}

/** The kind of the decision that an act names; '' where it names none. */
export function decisionOf(input: unknown): string {
  const { kind } = fieldsOf(fieldsOf(input).decision);
  return typeof kind === 'string' ? kind : '';
}

/** The reason of the lists that an act was given, as a code; null where it was given none, or one in words. */
export function reasonOf(input: unknown): string | null {
  const { decision, reason } = fieldsOf(input);
  const said = reason ?? fieldsOf(decision).reason;
  return typeof said === 'string' && /^[a-zA-Z_]+$/.test(said) ? said : null;
}
