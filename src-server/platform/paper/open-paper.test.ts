import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { pdfText } from '#server/testing/pdf-text.ts';
import { openPaper, printable } from './open-paper.ts';

describe('what is written on paper', () => {
  it.each([
    ['Polish', 'Łukasz Wójcik, Żółw i Gżegżółka'],
    ['Czech', 'Jiří Dvořák, Příčná 12'],
    ['Turkish', 'Işıl Öğütçü'],
    ['Greek', 'Γιώργος Παπαδόπουλος, Καφενείο'],
    ['Russian', 'Ёлка Щукина, улица Льва Толстого'],
    ['Ukrainian', 'Їжак Ґалаґан'],
    ['Vietnamese', 'Nguyễn Thị Hằng'],
    ['an amount', '1 234,56 € −9.95 CA$'],
  ])('can be read and copied from it: %s', async (_language, words) => {
    const { paper, file } = openPaper({ margin: 40 });
    paper.font('text').text(printable(words)).font('strong').text(printable(words));
    paper.end();
    const shown = printable(words);
    expect(pdfText(await file).replaceAll('\n', '')).toBe(`${shown}${shown}`);
    expect(shown).not.toContain('?');
  });

  it.each([
    ['Bar → 2F ✓', 'Bar ? 2F ?'],
    ['½ ™ ©', '½ ™ ©'],
    ['one\ntwo\tthree', 'one two three'],
    ['❤\uFE0F', '?'],
  ])('%j is written %j', (text, written) => expect(printable(text)).toBe(written));

  it('never lacks a sign, in either weight', () => {
    const fonts = ['400Regular/NotoSans_400Regular', '700Bold/NotoSans_700Bold'].map(
      (name) =>
        create(readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${name}.ttf`)))) as Font,
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        fonts.every((font) =>
          Array.from(printable(text)).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
        ),
      ),
    );
  });

  it('has a question mark for letters that no font of ours has', () => {
    expect(printable('山田 Hanako 🎒')).toBe('?? Hanako ?');
  });

  it('carries only the letters that are on it', async () => {
    const { paper, file } = openPaper({ margin: 40 });
    paper.font('text').text('Cloakroom');
    paper.end();
    expect((await file).length).toBeLessThan(20_000);
  });
});
