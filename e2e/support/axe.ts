import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type AxeBuilder from '@axe-core/playwright';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

// As small as it comes, since it is carried to every page that is looked at; `AxeBuilder` carries the large one, twice.
const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

const options = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  rules: { 'landmark-unique': { enabled: true } },
  resultTypes: ['violations'],
  // No rule of these tags reads style sheets or plays media, which axe would fetch anew each time.
  preload: false,
};

/** What axe has against a page as it stands, and where. All frames are of this site. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  return page.evaluate(async (how) => {
    const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<Results> } };
    // An editor's preview is a page of its own, with landmarks of its own.
    const { violations } = await axe.run({ exclude: [['[data-preview]']] }, how);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, options);
}
