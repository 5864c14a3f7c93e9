/** One line of a comparison. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Longer texts are compared as a whole: the table below grows with the product of both lengths. */
const MAX_LINES = 1500;

/** What differs between two texts, line by line: the fewest removed and added lines that lead from one to the other. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const a = before === '' ? [] : before.split('\n');
  const b = after === '' ? [] : after.split('\n');
  const all = (kind: DiffLine['kind'], lines: readonly string[]) => lines.map((text) => ({ kind, text }));
  if (a.length > MAX_LINES || b.length > MAX_LINES) return [...all('removed', a), ...all('added', b)];
  // common[i][j]: how many lines the rests from i and j have in common.
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [old, now] = [a[i], b[j]];
    if (old !== undefined && old === now) {
      lines.push({ kind: 'same', text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (now === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: old });
      i += 1;
    } else if (now !== undefined) {
      lines.push({ kind: 'added', text: now });
      j += 1;
    }
  }
  return lines;
}

/** How many lines are left out. */
interface LeftOut {
  readonly kind: 'left';
  readonly count: number;
}

const AROUND = 2;

/** What changed with the lines next to it; of longer stretches that are the same only how many lines they have. */
export function aroundChanges(lines: readonly DiffLine[]): readonly (DiffLine | LeftOut)[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same');
  const shown: (DiffLine | LeftOut)[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (end < lines.length && !isNear(end)) end += 1;
    if (end - at > 1) shown.push({ kind: 'left', count: end - at });
    else shown.push(...lines.slice(at, Math.max(end, at + 1)));
    at = Math.max(end, at + 1);
  }
  return shown;
}
