import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#shared/messages/text.ts';

const folder = join(import.meta.dirname, 'content');

/** The pages of cities and of places in them, as their files hold them. */
async function guidesOf(language: Locale) {
  const names = (await readdir(join(folder, language))).filter((name) => name.endsWith('.md'));
  const all = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, language, name), 'utf8') })),
  );
  return all.filter(({ text }) => /^type: (city|place)$/m.test(text));
}

/** What is said in full: neither the head, nor blocks, headings and questions. */
const sentencesOf = (text: string): string[] =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split('\n')
    .filter((line) => !/^(?:#|:::|\+\+\+)/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?…])\s+/))
    .filter((sentence) => sentence.split(/\s/).length > 4);

describe.each(locales)('the pages of cities and stations in %s', (language) => {
  it('say nothing in the same words twice', async () => {
    const told = (await guidesOf(language)).flatMap(({ text }) => sentencesOf(text));
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((sentence, index) => told.indexOf(sentence) !== index)).toEqual([]);
  });

  it('answer the same questions as in the other languages', async () => {
    const questions = async (of: Locale) =>
      (await guidesOf(of)).map(({ name, text }) => [name, text.match(/\{[a-z0-9-]+\}$/gm)]);
    expect(await questions(language)).toEqual(await questions('en'));
  });
});

it('French pages part their signs from the word before by a narrow space', async () => {
  const names = (await readdir(join(folder, 'fr'))).filter((name) => name.endsWith('.md'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, 'fr', name), 'utf8')));
  const lines = texts
    .map((text) => text.replace(/^---\n[\s\S]*?\n---\n/, ''))
    .flatMap((text) => text.split('\n'))
    .filter((line) => !/^(?:::|\+\+\+$)/.test(line));
  const wrong = /[^\u202F][!?;»%$]|[^\u202F]:(?!\/\/|\w)|«[^\u202F]|\d (?:kg|m)\b/;
  expect(lines.filter((line) => wrong.test(line))).toEqual([]);
});
