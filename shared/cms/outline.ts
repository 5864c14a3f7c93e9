import { type BlockName, isBlockLine, readBlock } from './blocks.ts';

/**
 * One part of a page's text: the lead it begins with, what stands under a heading, a block, the questions that follow each
 * other, or words and pictures of their own between those.
 */
export interface TextPart {
  readonly kind: 'lead' | 'heading' | 'block' | 'questions' | 'text';
  /** The heading's words, the block's name, how many questions, what a text begins with or its picture shows. */
  readonly label: string;
  readonly block: BlockName | null;
  /** Its first line, from 1. */
  readonly line: number;
  readonly text: string;
}

/** What a line says, or what its picture shows, as long as a label may be. */
const wordsOf = (line: string): string => line.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').slice(0, 60);

type Draft = Omit<TextPart, 'text'> & { readonly lines: string[] };

/** The parts of a page's text in their order; empty lines between them belong to none. */
export function outlineOf(body: string): readonly TextPart[] {
  const parts: Draft[] = [];
  let isFold = false;
  const begin = (part: Omit<Draft, 'lines'>, line: string) => parts.push({ ...part, lines: [line] });
  for (const [index, line] of body.replace(/\r\n?/g, '\n').split('\n').entries()) {
    const last = parts.at(-1);
    const at = { line: index + 1, block: null };
    const heading = /^#{1,3} +(.+)$/.exec(line)?.[1];
    if (isFold) {
      last?.lines.push(line);
      isFold = line !== '+++';
    } else if (/^\+\+\+ ./.test(line)) {
      isFold = true;
      if (last?.kind === 'questions') last.lines.push(line);
      else begin({ ...at, kind: 'questions', label: '' }, line);
    } else if (heading !== undefined) {
      begin({ ...at, kind: 'heading', label: heading }, line);
    } else if (isBlockLine(line)) {
      const block = readBlock(line);
      begin({ ...at, kind: 'block', label: block?.name ?? line, block: block?.name ?? null }, line);
    } else if (last === undefined || last.kind === 'block' || last.kind === 'questions') {
      if (line.trim() !== '') begin({ ...at, kind: last === undefined ? 'lead' : 'text', label: wordsOf(line) }, line);
    } else {
      last.lines.push(line);
    }
  }
  return parts.map(({ lines, ...part }) => ({
    ...part,
    label: part.kind === 'questions' ? String(lines.filter((line) => /^\+\+\+ ./.test(line)).length) : part.label,
    text: lines.join('\n').trim(),
  }));
}

/** A short mark by which a part is known again; the same for the same words. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text.replace(/\s+/g, ' ').trim()) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

export const marksOf = (body: string): readonly string[] => outlineOf(body).map(({ text }) => markOf(text));

/** Of a translation's part: it is there, it was written for an older English text, or it is missing. */
export type PartState = 'done' | 'older' | 'missing';

/** A text with the marks of the English parts that its own were written for. */
export interface Followed {
  readonly body: string;
  readonly followed: readonly string[];
}

/** How a translation stands to the English text, part by part of the English one. */
export function partStates(english: string, translation: Followed | null): readonly PartState[] {
  const own = translation === null ? [] : outlineOf(translation.body);
  return marksOf(english).map((mark, index) => {
    if (own[index] === undefined) return 'missing';
    const written = translation?.followed[index];
    return written === undefined || written === mark ? 'done' : 'older';
  });
}

/**
 * The marks that a translation keeps once it says `body`: parts whose words changed were written for the English of now,
 * the others still for what they were.
 */
export function followedAfter(english: string, before: Followed, body: string): readonly string[] {
  const marks = marksOf(english);
  const old = marksOf(before.body);
  return marksOf(body).map((mark, index) => {
    const now = marks[index] ?? '';
    return mark === old[index] ? (before.followed[index] ?? now) : now;
  });
}
