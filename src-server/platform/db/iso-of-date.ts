/**
 * An instant as the driver reads it from a `timestamptz`, as text in UTC: `2026-11-21T15:00:00Z`. The same text as
 * `toIso` writes, at a tenth of its time: lists have hundreds of them.
 */
export function isoOfDate(date: Date): string {
  const text = date.toISOString();
  return text.endsWith('.000Z') ? `${text.slice(0, -5)}Z` : text;
}
