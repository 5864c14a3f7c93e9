import { describe, expect, it } from 'vitest';
import { followedAfter, marksOf, outlineOf, partStates } from './outline.ts';

const english = 'Lead\n\n::: places\n\n## Where\n\nHere.\n\n+++ A?\n## b\n+++\n\n+++ B?\nc\n+++\n\n::: cities';
const french = 'Tête\n\n::: places\n\n## Où\n\nIci.';

describe('the outline of a page', () => {
  it('has a part for each heading, block and run of questions', () => {
    expect(outlineOf(english).map(({ kind, label, line }) => `${line} ${kind} ${label}`)).toEqual([
      '1 lead Lead',
      '3 block places',
      '5 heading Where',
      '9 questions 2',
      '17 block cities',
    ]);
  });

  it('names words and pictures of their own by what they begin with or show', () => {
    const body = 'Lead\n\n::: places\n\n![The tunnel](/pictures/1.png)\n\n::: cities\n\nAt last.';
    expect(outlineOf(body).map(({ kind, label }) => `${kind} ${label}`)).toEqual([
      'lead Lead',
      'block places',
      'text The tunnel',
      'block cities',
      'text At last.',
    ]);
  });

  it('says of a translation what is missing', () => {
    expect(partStates(english, { body: french, followed: [] })).toEqual(['done', 'done', 'done', 'missing', 'missing']);
    expect(partStates(english, null)).toEqual(Array(5).fill('missing'));
  });

  it('says what is older than the English text until those words are written anew', () => {
    const followed = marksOf(english);
    const changed = english.replace('Here.', 'There.');
    const before = { body: french, followed };
    expect(partStates(changed, before)).toEqual(['done', 'done', 'older', 'missing', 'missing']);
    const other = french.replace('Tête', 'Début');
    expect(partStates(changed, { body: other, followed: followedAfter(changed, before, other) })[2]).toBe('older');
    const renewed = french.replace('Ici.', 'Là.');
    expect(partStates(changed, { body: renewed, followed: followedAfter(changed, before, renewed) })[2]).toBe('done');
  });
});
