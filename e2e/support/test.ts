import { type Browser, expect, type Page, test as base } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { runShiftMs } from './run-clock.ts';
import { shiftDate } from './shift-date.ts';

interface Fixtures {
  /** Fails the test on any console error or uncaught exception; a test may allow what it provokes. */
  readonly watch: { allow(pattern: RegExp): void };
  /** Expects that axe finds nothing on the page as it stands. */
  readonly accessible: () => Promise<void>;
}

/** What fades in has its colours only at the end; what turns without end is left alone. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Every journey runs without the internet, its pages live in the run's time. Nothing is routed unless a journey does so:
 * routing takes a page's cache away and leads each of its requests through the test's process.
 */
export const test = base.extend<Fixtures, { readonly inRunTime: Browser }>({
  inRunTime: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(shiftDate, runShiftMs);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker', auto: true },
  ],
  watch: [
    async ({ page, javaScriptEnabled }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') found.push(message.text());
      });
      page.on('pageerror', (error) => found.push(String(error)));
      const goto = page.goto.bind(page);
      page.goto = async (address, options) => {
        const response = await goto(address, options);
        if (javaScriptEnabled && /^\/(?!dev\/mailbox|api\/(?!docs)|sandbox\/)/.test(new URL(page.url()).pathname))
          await page.locator('html[data-ready]').waitFor({ state: 'attached' });
        return response;
      };
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(found.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  accessible: async ({ page }, use) => {
    await use(async () => {
      await untilStill(page);
      expect(await violationsOn(page)).toEqual([]);
    });
  },
});

export { expect } from '@playwright/test';
