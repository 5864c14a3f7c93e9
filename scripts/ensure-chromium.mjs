// Finds the browser for the journeys, or installs one. Plain JavaScript: it runs on Node 20.19.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run, toolEnvironment } from './run.mjs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A file of that name may be a mere pointer to a browser that is not installed. */
const starts = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

async function ofPlaywright() {
  try {
    const { chromium } = await import('@playwright/test');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** Path of a Chromium that starts, or null. `CHROMIUM_PATH` comes first. @throws when that one does not start. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is no browser that starts.`);
  }
  return [...usualPlaces, ...(await ofPlaywright())].find(starts) ?? null;
}

/**
 * Path of Chromium's headless shell, or null: it draws no window, and the same journeys take a third less of the
 * processor. It has no camera. Where `CHROMIUM_PATH` names a browser, that one is meant for everything.
 */
export function findHeadlessShell() {
  const path = '/usr/bin/chromium-headless-shell';
  return !process.env.CHROMIUM_PATH && starts(path) ? path : null;
}

const isOnPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

async function installByApt() {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], options);
  const install = (...packages) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  await install('chromium', 'fonts-noto-core');
  // Not every distribution has it, and the journeys run without it.
  await install('chromium-headless-shell');
}

async function installByPlaywright() {
  await run('playwright', ['install', 'chromium'], { env: toolEnvironment() }).catch(() => 1);
}

/**
 * Path of a Chromium that starts; installs one when there is none.
 * @throws with a sentence that says what to do.
 */
export async function ensureChromium() {
  let found = await findChromium();
  for (const install of [installByApt, installByPlaywright]) {
    if (found !== null) return found;
    process.stdout.write('There is no Chromium for the journeys yet; installing one.\n');
    await install();
    found = await findChromium();
  }
  if (found !== null) return found;
  throw new Error(
    'There is no Chromium, and none could be installed. Install Chromium or Chrome (on Debian: apt-get install chromium fonts-noto-core), or set CHROMIUM_PATH to one.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureChromium().then(
    (path) => process.stdout.write(`${path}\n`),
    (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    },
  );
}
