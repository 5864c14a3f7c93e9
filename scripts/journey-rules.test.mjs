import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalsIn } from './journey-rules.mjs';

const root = join(import.meta.dirname, '..');

describe('a journey', () => {
  it.each([
    ['takes no first of several', `await page.getByRole('link').first().click();`],
    ['takes no place in a row', `await days.nth(2).click();`],
    ['asserts nothing behind a condition', `if (await more.isVisible()) await expect(more).toBeEnabled();`],
    [
      'asserts nothing in a block behind a condition',
      `if (isPhone) {\n  await more.click();\n  await expect(more).toBeHidden();\n}`,
    ],
    ['guesses no button’s name', `page.getByRole('button', { name: /Apply|Confirm/ })`],
    ['leaves nothing to chance', `const day = Math.floor(Math.random() * 7);`],
    ['asks no clock but the product’s', 'update users set confirmed_at = now() where id = $1'],
  ])('%s', (_what, text) => {
    expect(refusalsIn('e2e/example.spec.ts', text)).toHaveLength(1);
  });

  it('may name what it means, and ask the product’s clock', () => {
    const text = `await expect(page.getByRole('button', { name: /^Drop-off, / })).toBeVisible(); // product_now()`;
    expect(refusalsIn('e2e/example.spec.ts', text)).toEqual([]);
  });

  it('does nothing of that', () => {
    const files = readdirSync(join(root, 'e2e'), { recursive: true }).filter((path) => path.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((path) => refusalsIn(`e2e/${path}`, readFileSync(join(root, 'e2e', path), 'utf8')))).toEqual(
      [],
    );
  });
});
