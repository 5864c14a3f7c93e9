/** A page, or a gap that leaves some out. */
export type PageMark = number | 'gap';

const allUpTo = 5;

/** What a row of pages shows, counted from 1: all if there are five or fewer, else the ends and the neighbours. */
export function pageNumbers(current: number, count: number): readonly PageMark[] {
  const all = Array.from({ length: Math.max(0, count) }, (_, index) => index + 1);
  if (count <= allUpTo) return all;
  const shown = all.filter((page) => page === 1 || page === count || Math.abs(page - current) <= 1);
  const marks: PageMark[] = [];
  for (const page of shown) {
    const before = marks.at(-1);
    if (typeof before === 'number' && page - before === 2) marks.push(page - 1);
    else if (typeof before === 'number' && page - before > 2) marks.push('gap');
    marks.push(page);
  }
  return marks;
}
