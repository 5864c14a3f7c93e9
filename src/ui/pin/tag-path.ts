/** Outline of a luggage tag with a pointer under its middle; origin top left, without the pointer 30 high. */
export function tagPath(width: number): string {
  const middle = width / 2;
  return (
    `M9 .5H${width - 5}q4.5 0 4.5 4.5V25q0 4.5-4.5 4.5H${middle + 6}L${middle} 36.5 ${middle - 6} 29.5H9` +
    `L.5 21.5V8.5z`
  );
}

export const tagHeight = 38;
export const tagHole = { x: 10.5, y: 15, r: 2.6 };

/** Figtree 600 at 13.5 px, tabular: what a short text takes, in px. Known without measuring, so that server and client agree. */
export function tagWidth(text: string): number {
  let letters = 0;
  for (const letter of text) letters += narrow.has(letter) ? 4 : wide.has(letter) ? 11 : 8.2;
  return Math.round(20 + letters + 12);
}

const narrow = new Set(".,:;'|!ilI /jtfr");
const wide = new Set('mwMW@%');
