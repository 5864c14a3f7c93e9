import { type Browser, chromium } from '@playwright/test';
import { limited, type Line, plain } from '../report.ts';
import { median } from '../median.ts';
import { buildEmptyPage } from './build-empty-page.ts';
import { keepAnswer, startKeepingServer } from './keeping-server.ts';
import { desk, phone, slowLoad, tapTimes, threadTime } from './measure-load.ts';

interface Screen {
  readonly path: string;
  /** Of thread time, as a multiple of the empty page. */
  readonly work: number;
  /** Of blocking time, in ms. */
  readonly blocked: number;
}

const screens: readonly Screen[] = [
  { path: '/', work: 1.5, blocked: 200 },
  { path: '/map', work: 2.5, blocked: 350 },
  { path: '/map/york-street-coffee-toronto', work: 2, blocked: 350 },
];
const tapsEach = 3;

interface BrowserBench {
  /** The product with its demo data. */
  readonly product: string;
  /** For what is built. */
  readonly folder: string;
  readonly rounds: number;
  readonly say: (text: string) => void;
}

/** Chromium of a setting, or the one that Playwright brought. */
const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

/** What pages cost in a browser; every ratio is of two loads one after the other, the figure its median. */
export async function measureBrowser({ product, folder, rounds, say }: BrowserBench): Promise<Line[]> {
  const kept = new Map(await buildEmptyPage(folder));
  for (const { path } of screens) kept.set(path, await keepAnswer(`${product}${path}`));
  const files = await startKeepingServer(kept, product);
  const browser = await launch();
  const found = new Map<string, number[]>();
  const note = (key: string, ...values: readonly number[]) => found.set(key, [...(found.get(key) ?? []), ...values]);
  const middle = (key: string) => median(found.get(key) ?? []);
  const devices = Object.entries({ phone, desk });
  try {
    for (const [name, device] of devices) await threadTime(browser, device, `${files.base}/empty#${name}`);
    for (let round = 1; round <= rounds; round += 1) {
      say(`Measuring in the browser, round ${round} of ${rounds}.`);
      for (const [name, device] of devices) {
        for (const { path } of screens) {
          const empty = await threadTime(browser, device, `${files.base}/empty`);
          const page = await threadTime(browser, device, `${product}${path}`);
          note(`${name} ${path} ms`, page);
          note(`${name} ${path}`, page / empty);
          const bare = await threadTime(browser, { ...device, javaScriptEnabled: false }, `${product}${path}`);
          note(`bare ${name} ${path}`, bare / empty);
        }
      }
      for (const { path } of screens) {
        const file = await slowLoad(browser, `${files.base}${path}`);
        const page = await slowLoad(browser, `${product}${path}`);
        note(`largest ${path} ms`, page.largest);
        note(`largest ${path}`, page.largest / file.largest);
        note(`shift ${path}`, page.shift);
        note(`blocked ${path}`, page.blocked);
      }
      note('tap', ...(await tapTimes(browser, `${product}/map`, tapsEach)));
    }
  } finally {
    await browser.close();
    files.stop();
  }
  const ms = (key: string) => `${middle(`${key} ms`).toFixed(0)} ms`;
  return [
    ...devices.flatMap(([name]) =>
      screens.flatMap(({ path, work }) => {
        const key = `${name} ${path}`;
        return [
          limited(
            `thread time of \`${path}\` on a ${name} (${ms(key)}), as a multiple of an empty page`,
            middle(key),
            work,
            '×',
            2,
          ),
          plain('the same without any script: what showing it takes', `${middle(`bare ${key}`).toFixed(2)}×`),
        ];
      }),
    ),
    ...screens.flatMap(({ path, blocked }) => [
      limited(
        `largest paint of \`${path}\` (${ms(`largest ${path}`)}), as a multiple of the same page as a file`,
        middle(`largest ${path}`),
        1.25,
        '×',
        2,
      ),
      limited(`layout shift of \`${path}\``, middle(`shift ${path}`), 0.02, '', 3),
      limited(`blocking time of \`${path}\``, middle(`blocked ${path}`), blocked, ' ms', 0),
    ]),
    plain('a tap on a pin of `/map`, until it is painted', `${middle('tap').toFixed(0)} ms`),
  ];
}
