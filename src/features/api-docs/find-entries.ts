import { plainLetters } from '#shared/words/plain-letters.ts';
import { anchorOf, type Reference } from './reference.ts';
import type { Part } from './contents.ts';

export interface Found {
  readonly id: string;
  readonly label: string;
  /** Where it belongs: a resource, or the call of a field. */
  readonly of: string;
  readonly isCode: boolean;
}

const MAX_FOUND = 12;

const plain = (text: string): string => plainLetters(text);

/** Everything that can be looked for: sections, calls by name and address, fields, and errors by status. */
export function findable(reference: Reference, parts: readonly Part[], errors: readonly Found[]): readonly Found[] {
  const sections = parts.flatMap(({ label, entries }) =>
    entries.map((entry) => ({ id: entry.id, label: entry.label, of: label, isCode: false })),
  );
  const calls = reference.groups.flatMap((group) => group.calls);
  const addresses = calls.map((call) => ({
    id: call.id,
    label: `${call.method} ${call.path}`,
    of: call.title,
    isCode: true,
  }));
  const fields = calls.flatMap((call) =>
    [...call.addressFields, ...call.bodyFields].map((field) => ({
      id: anchorOf(call, field),
      label: field.name,
      of: call.title,
      isCode: true,
    })),
  );
  return [...sections, ...errors, ...fields, ...addresses];
}

/** What fits the words, what begins with them first. */
export function find(all: readonly Found[], asked: string): readonly Found[] {
  const words = plain(asked.trim());
  if (words === '') return [];
  const fits = all.filter(({ label, of }) =>
    words.split(/\s+/).every((word) => plain(`${label} ${of}`).includes(word)),
  );
  const rank = ({ label }: Found) => (plain(label).startsWith(words) ? 0 : plain(label).includes(words) ? 1 : 2);
  return fits.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_FOUND);
}
