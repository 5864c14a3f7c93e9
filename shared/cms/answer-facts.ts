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
