import type { RefObject } from 'react';

/** What stays above a line that was scrolled to, in px. */
const ABOVE = 12;

/** The lines of a text in a box that scrolls: which one is at its top, and the way to one. Lines count from 1. */
export function linesOf(box: RefObject<HTMLElement | null>, field: RefObject<HTMLTextAreaElement | null>) {
  const lines = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const scrollTo = (line: number) => {
    const at = lines()[Math.floor(line) - 1];
    if (at === undefined || box.current === null) return;
    box.current.scrollTop = at.offsetTop + (line % 1) * at.offsetHeight - ABOVE;
  };
  return {
    scrollTo,
    /** The line at the top, with the part of it that is out of sight. */
    lineAtTop: (): number => {
      const top = (box.current?.scrollTop ?? 0) + ABOVE;
      const all = lines();
      const index = all.findLastIndex(({ offsetTop }) => offsetTop <= top);
      const at = all[index];
      return at === undefined ? 1 : index + 1 + Math.min((top - at.offsetTop) / at.offsetHeight, 0.99);
    },
    /** Puts the caret at the beginning of a line, and shows it. */
    goTo: (line: number) => {
      const area = field.current;
      if (area === null) return;
      const offset = area.value
        .split('\n')
        .slice(0, line - 1)
        .reduce((sum, each) => sum + each.length + 1, 0);
      area.focus({ preventScroll: true });
      area.setSelectionRange(offset, offset);
      scrollTo(Math.max(1, line - 3));
    },
  };
}
