/** What a prepared answer takes from the booking. */
const factNames = ['firstName', 'name', 'code', 'location', 'day', 'dropOff', 'pickUp', 'answeredBy'] as const;

type FactName = (typeof factNames)[number];

export type Facts = Readonly<Partial<Record<FactName, string>>>;

/** A text with its facts filled in, and which of them are missing: those stay in braces, and keep it from being sent. */
export function fillFacts(text: string, facts: Facts): { readonly text: string; readonly missing: readonly string[] } {
  const missing = new Set<string>();
  const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const fact = factNames.find((known) => known === name);
    const value = fact === undefined ? undefined : facts[fact];
    if (value === undefined || value === '') missing.add(name);
    return value === undefined || value === '' ? whole : value;
  });
  return { text: filled, missing: [...missing] };
}

/** The facts that a text still wants. */
export const missingFacts = (text: string): readonly string[] => fillFacts(text, {}).missing;

/** A piece of an answer: what came from the booking, what is missing of it, or plain text. */
interface FactPiece {
  readonly text: string;
  readonly is: 'fact' | 'missing' | 'text';
}

const SHORTEST_FACT = 2;

/** An answer in pieces, in their order. `facts` are the values that were filled in; typed over, they are plain text. */
export function factPieces(text: string, facts: readonly string[]): readonly FactPiece[] {
  const known = [...new Set(facts)]
    .filter((fact) => fact.length >= SHORTEST_FACT)
    .toSorted((one, other) => other.length - one.length);
  const values = known.map((fact) => fact.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  // Whole words only: a name within another word is no fact.
  const found = String.raw`(?<![\p{L}\p{N}])(?:${values.join('|')})(?![\p{L}\p{N}])`;
  const split = new RegExp(values.length === 0 ? String.raw`(\{\w+\})` : String.raw`(\{\w+\}|${found})`, 'u');
  return text
    .split(split)
    .map((piece, index) => ({
      text: piece,
      is: index % 2 === 0 ? ('text' as const) : known.includes(piece) ? ('fact' as const) : ('missing' as const),
    }))
    .filter((piece) => piece.text !== '');
}
