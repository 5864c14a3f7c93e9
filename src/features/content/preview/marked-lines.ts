/** What of a previewed page tells the line of the text it stands on, from top to bottom. */
interface MarkedLine {
  readonly line: number;
  /** In px of the whole page. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** Everything that tells its line and takes room. */
function markedLines(): readonly MarkedLine[] {
  return [...document.querySelectorAll<HTMLElement>('[data-line]')]
    .flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (bottom - top === 0) return [];
      const box = { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
      return [{ line: Number(element.dataset.line), box }];
    })
    .toSorted((a, b) => a.line - b.line);
}

/** The box around the lines from `from` up to, not with, `to`; `null` where none of them takes room. */
export function boxOfLines(from: number, to: number | null): MarkedLine['box'] | null {
  const boxes = markedLines()
    .filter(({ line }) => line >= from && (to === null || line < to))
    .map(({ box }) => box);
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** How far down a line stands, in px; between two marks it is reckoned. */
export function topOfLine(line: number): number {
  const marks = markedLines();
  const before = marks.findLast((mark) => mark.line <= line) ?? { line: 1, box: { top: 0 } };
  const after = marks.find((mark) => mark.line > line);
  if (after === undefined) return before.box.top;
  const part = (line - before.line) / (after.line - before.line);
  return before.box.top + part * (after.box.top - before.box.top);
}

/** Which line stands so far down, in px. */
export function lineAtTop(top: number): number {
  const marks = markedLines();
  const before = marks.findLast((mark) => mark.box.top <= top) ?? { line: 1, box: { top: 0 } };
  const after = marks.find((mark) => mark.box.top > top);
  if (after === undefined || after.box.top === before.box.top) return before.line;
  const part = (top - before.box.top) / (after.box.top - before.box.top);
  return before.line + part * (after.line - before.line);
}
