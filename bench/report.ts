import { readFileSync, writeFileSync } from 'node:fs';

/** One line of the report: what, how much, what it should be. */
export interface Line {
  readonly what: string;
  readonly figure: string;
  readonly target: string;
  /** `null` where there is no target. */
  readonly holds: boolean | null;
}

export const limited = (what: string, value: number, limit: number, unit: string, digits = 1): Line => ({
  what,
  figure: `${value.toFixed(digits)}${unit}`,
  target: `≤ ${limit}${unit}`,
  holds: value <= limit,
});

export const atLeast = (what: string, value: number, limit: number, unit: string): Line => ({
  what,
  figure: `${value.toFixed(2)}${unit}`,
  target: `≥ ${limit}${unit}`,
  holds: value >= limit,
});

export const plain = (what: string, figure: string): Line => ({ what, figure, target: '', holds: null });

const mark = (holds: boolean | null): string => (holds === null ? '' : holds ? 'yes' : '**no**');

export function toMarkdown(title: string, lines: readonly Line[]): string {
  const rows = lines.map(({ what, figure, target, holds }) => `| ${what} | ${figure} | ${target} | ${mark(holds)} |`);
  return [`### ${title}`, '', '| What | Measured | Target | Holds |', '| --- | ---: | ---: | --- |', ...rows, ''].join(
    '\n',
  );
}

const START = '<!-- figures -->';
const END = '<!-- /figures -->';

/** Puts the tables between the two marks of the document. */
export function writeFigures(path: string, tables: string): void {
  const text = readFileSync(path, 'utf8');
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start < 0 || end < start) throw new Error(`${path} has no place for figures`);
  writeFileSync(path, `${text.slice(0, start + START.length)}\n\n${tables}\n${text.slice(end)}`);
}
