export interface Piece {
  readonly text: string;
  /** `kept` in both, `gone` only before, `new` only after. */
  readonly is: 'kept' | 'gone' | 'new';
}

const wordsOf = (text: string): readonly string[] => text.split(/(\s+|,)/).filter((word) => word !== '');

/** Words that changed with nothing but space between them read as one piece, what is gone before what is new. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const out: Piece[] = [];
  let [gone, added] = ['', ''];
  const flush = () => {
    if (gone !== '') out.push({ text: gone, is: 'gone' });
    if (added !== '') out.push({ text: added, is: 'new' });
    [gone, added] = ['', ''];
  };
  pieces.forEach(({ text, is }, index) => {
    const next = pieces[index + 1];
    const isBetween = text.trim() === '' && gone + added !== '' && next !== undefined && next.is !== 'kept';
    if (is === 'gone') gone += text;
    else if (is === 'new') added += text;
    else if (isBetween) [gone, added] = [gone + text, added + text];
    else {
      flush();
      out.push({ text, is });
    }
  });
  flush();
  return out;
}

/** Which words of two short texts differ, by their longest common run of words. */
export function wordDifference(before: string, after: string): readonly Piece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const common = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      const next = common[i + 1];
      if (row !== undefined && next !== undefined)
        row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  const pieces: Piece[] = [];
  const add = (text: string, is: Piece['is']) => {
    const last = pieces.at(-1);
    if (last?.is === is) pieces[pieces.length - 1] = { text: last.text + text, is };
    else pieces.push({ text, is });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [one = '', other = ''] = [a[i], b[j]];
    if (i < a.length && j < b.length && one === other) {
      add(one, 'kept');
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      add(one, 'gone');
      i += 1;
    } else {
      add(other, 'new');
      j += 1;
    }
  }
  return joined(pieces);
}
