/**
 * The beginning of a text, at most so many UTF-16 units, and whole characters only: a half one is no text that a JSON
 * column takes.
 */
export const cutText = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed();
