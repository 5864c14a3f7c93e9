import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

export const phone = {
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} satisfies BrowserContextOptions;
export const desk = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;

/** A phone of the middle class on a slow mobile network: 1.6 Mbit/s, 150 ms there and back. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowCpu = 4;

/** The page is settled when nothing is under way and its thread did less than this for three looks, in seconds. */
const quiet = { between: 200, looks: 4, work: 0.004, atMost: 150 };

type LayoutShift = { readonly hadRecentInput: boolean; readonly value: number };
type Sum = {
  largest: number;
  first: number;
  shift: number;
  tasks: [start: number, length: number][];
  inputs: number[];
};

declare global {
  // eslint-disable-next-line no-var -- a property of the page's window
  var benchSum: Sum;
}

/** Runs in the page, before anything of its own. */
function watch() {
  const sum: Sum = { largest: 0, first: 0, shift: 0, tasks: [], inputs: [] };
  globalThis.benchSum = sum;
  const on = (
    type: string,
    take: (entry: PerformanceEntry & LayoutShift & PerformanceEventTiming) => void,
    more: object = {},
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never);
    }).observe({ type, buffered: true, ...more });
  on('largest-contentful-paint', ({ startTime }) => void (sum.largest = startTime));
  on('paint', ({ name, startTime }) => void (name === 'first-contentful-paint' && (sum.first = startTime)));
  on('layout-shift', ({ hadRecentInput, value }) => void (hadRecentInput || (sum.shift += value)));
  on('longtask', ({ startTime, duration }) => void sum.tasks.push([startTime, duration]));
  on('event', ({ interactionId, duration }) => void (interactionId && sum.inputs.push(duration)), {
    durationThreshold: 16,
  });
}

const metrics = async (cdp: CDPSession): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));

/** Resolves when nothing is loaded any more and the page's thread rests. */
async function settled(page: Page, cdp: CDPSession, underWay: ReadonlySet<unknown>): Promise<void> {
  let calm = 0;
  let before = (await metrics(cdp)).TaskDuration ?? 0;
  for (let look = 0; calm < quiet.looks && look < quiet.atMost; look += 1) {
    await page.waitForTimeout(quiet.between);
    const now = (await metrics(cdp)).TaskDuration ?? 0;
    calm = underWay.size === 0 && now - before < quiet.work ? calm + 1 : 0;
    before = now;
  }
}

async function open(browser: Browser, device: BrowserContextOptions, base: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-CA', ...device });
  const page = await context.newPage();
  const underWay = new Set<unknown>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  // The process of the page is the one that the next page of the same site stays in.
  await page.goto(`${base}/favicon.svg`);
  return { context, page, cdp, rest: () => settled(page, cdp, underWay) };
}

/** CPU time of a page's main thread in ms, from the navigation until it is settled, with nothing in any cache. */
export async function threadTime(browser: Browser, device: BrowserContextOptions, address: string): Promise<number> {
  const { context, page, cdp, rest } = await open(browser, device, new URL(address).origin);
  await rest();
  const before = (await metrics(cdp)).ThreadTime ?? 0;
  await page.goto(address);
  await rest();
  const after = (await metrics(cdp)).ThreadTime ?? 0;
  await context.close();
  return (after - before) * 1000;
}

interface SlowLoad {
  /** Ms until the largest paint. */
  readonly largest: number;
  /** What moved under the eyes, as a part of the window. */
  readonly shift: number;
  /** Ms for which tasks longer than 50 ms kept the thread, after the first paint. */
  readonly blocked: number;
}

/** A page on a phone with a CPU four times slower and a slow mobile network, with the motion that most people see. */
export async function slowLoad(browser: Browser, address: string): Promise<SlowLoad> {
  const device = { ...phone, reducedMotion: 'no-preference' } satisfies BrowserContextOptions;
  const { context, page, cdp, rest } = await open(browser, device, new URL(address).origin);
  await page.addInitScript(watch);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slowNetwork);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
  await page.goto(address);
  await rest();
  const { largest, first, shift, tasks } = await page.evaluate(() => globalThis.benchSum);
  await context.close();
  const long = tasks.filter(([start, length]) => start + length > first);
  return { largest, shift, blocked: long.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0) };
}

/** Ms from a tap on a pin of the map to what is painted for it, at a CPU four times slower, for a few pins. */
export async function tapTimes(browser: Browser, address: string, taps: number): Promise<number[]> {
  const { context, page, cdp, rest } = await open(browser, phone, new URL(address).origin);
  await page.addInitScript(watch);
  await page.goto(address);
  await rest();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
  const times: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    await page.evaluate(() => void (globalThis.benchSum.inputs = []));
    const at = await page.evaluate((number) => {
      const inTheOpen = [...document.querySelectorAll('[data-pin] button')]
        .map((pin) => ({ pin, box: pin.getBoundingClientRect() }))
        .map(({ pin, box }) => ({ pin, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
        .filter(
          ({ pin, x, y }) =>
            pin.contains(document.elementFromPoint(x, y)) && !/\d+ locations/.test(pin.ariaLabel ?? ''),
        );
      return inTheOpen[number % inTheOpen.length] ?? null;
    }, tap);
    // A tap may move the map to where all pins stand together.
    if (at === null && times.length > 0) break;
    if (at === null) throw new Error('There is no pin to tap');
    await page.touchscreen.tap(at.x, at.y);
    await rest();
    times.push(Math.max(...(await page.evaluate(() => globalThis.benchSum.inputs)), 0));
  }
  await context.close();
  return times;
}
