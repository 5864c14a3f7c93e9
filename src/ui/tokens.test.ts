import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function tokensAfter(selector: string): Readonly<Record<string, string>> {
  const start = css.indexOf('{', css.indexOf(selector)) + 1;
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const light = tokensAfter("[data-theme='light'] {");
const dark = tokensAfter("[data-theme='dark'] {");

it('says the dark twice in the same words', () => {
  expect(tokensAfter(":root:not([data-theme='light'])")).toEqual(dark);
});

it('has every light token in the dark too', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const texts = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink', 'sunk'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'card'],
  ['ink-soft', 'sunk'],
  ['brand', 'paper'],
  ['brand', 'card'],
  ['brand', 'brand-soft'],
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-hover'],
  ['ticket-ink', 'ticket'],
  ['open', 'card'],
  ['open', 'paper'],
  ['closed', 'card'],
  ['closed', 'sunk'],
  ['danger', 'card'],
  ['danger', 'danger-soft'],
  ['danger-ink', 'danger'],
  ['ink', 'ticket-soft'],
] as const;

it.each(texts)('can read --%s on --%s by day and night', (front, back) => {
  for (const tokens of [light, dark]) {
    const [a, b] = [luminance(tokens[`--${front}`] ?? ''), luminance(tokens[`--${back}`] ?? '')];
    expect((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});
