import { cpus } from 'node:os';
import { join } from 'node:path';
import { measureBookings } from './bookings.ts';
import { startDemoServer } from './browser/demo-server.ts';
import { measureBrowser } from './browser/measure-browser.ts';
import { densestCity } from './densest-city.ts';
import { measureFirstLoads } from './first-load.ts';
import { closeConnections } from './load.ts';
import { measureMemory } from './memory.ts';
import { openBenchDatabase, openFilledDatabase } from './open-bench-database.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { pathsOf } from './paths.ts';
import { atLeast, limited, type Line, plain, toMarkdown, writeFigures } from './report.ts';
import { administratorLines, partnerLines, type Running, travellerLines } from './request-sections.ts';
import { searchLines } from './searches.ts';
import { measureSlots } from './slots.ts';
import { startServer } from './start-server.ts';

const root = join(import.meta.dirname, '..');
const dataDir = join(root, '.data', 'bench');
const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function bookingLines(url: string, options: BenchOptions): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [what, listings, limit, trigger, without] of [
    ['over many listings', 2000, 0.6, 'keep_capacity', 'unchecked inserts'],
    ['at one listing', 1, 0.2, 'keep_capacity', 'unchecked inserts'],
    ['over many listings', 2000, 0.9, 'note_changes_of_insert', 'inserts that search does not receive'],
  ] as const) {
    say(`Measuring bookings ${what}.`);
    const seconds = 3 * options.scale;
    const figures = await measureBookings({ url, listings, rounds: options.rounds, seconds, trigger });
    lines.push(
      atLeast(
        `12 writers ${what}, against ${without} (${Math.round(figures.perSecond)}/s, ${figures.full} found no room)`,
        figures.ratio,
        limit,
        '×',
      ),
    );
    lines.push(limited(`failed for another reason than no room, ${what}`, figures.failed, 0, '', 0));
  }
  return lines;
}

/** Limits of what a page brings first, in KB: decided, and the same that `e2e/first-load.spec.ts` holds. */
const firstLoadLimits: Readonly<Record<string, number>> = { '/': 150, '/map': 175, '/dashboard': 260 };

function firstLoadLines(): Line[] {
  const loads = [...(measureFirstLoads(root, 'site') ?? []), ...(measureFirstLoads(root, 'office') ?? [])];
  if (loads.length === 0) return [plain('no build; run `npm run build` first', '')];
  return loads.flatMap(({ route, kilobytes, tooEarly }) => {
    const limit = firstLoadLimits[route];
    const early = tooEarly.length === 0 ? '' : ` (with ${tooEarly.join(', ')})`;
    const what = `\`${route}\`${early}`;
    return limit === undefined ? [plain(what, `${kilobytes.toFixed(1)} KB`)] : [limited(what, kilobytes, limit, ' KB')];
  });
}

async function browserLines({ rounds }: BenchOptions): Promise<Line[]> {
  const server = await startDemoServer(join(dataDir, 'demo'));
  try {
    return await measureBrowser({ product: server.base, folder: join(dataDir, 'empty-page'), rounds, say });
  } finally {
    await server.stop();
  }
}

function slotLines({ rounds }: BenchOptions): Line[] {
  const { slots, monthMicroseconds, ratio } = measureSlots(rounds);
  return [
    limited(
      `${slots} times of a month, from its rules (${(monthMicroseconds / 1000).toFixed(3)} ms)`,
      ratio,
      1.5,
      '×',
      2,
    ),
  ];
}

async function memoryLines({ options, server, place }: Running): Promise<Line[]> {
  say('Measuring memory.');
  const paths = pathsOf(place);
  const mix = [
    paths.page,
    paths.listing,
    paths.quote,
    paths.bare,
    paths.listing,
    paths.quote,
    paths.landing,
    paths.file,
  ];
  const path = (number: number) =>
    (number % 100 === 99 ? paths.markers : (mix[number % mix.length] ?? paths.bare))(number);
  const [early, late] = [5000 * options.scale, 50_000 * options.scale];
  const memory = await measureMemory({ base: server.base, server: server.pid, early, late, path });
  return [
    plain(`resident after ${early} mixed requests`, `${memory.early.toFixed(0)} MB`),
    limited(`resident after ${late}, against that`, memory.late / memory.early, 1.25, '×', 2),
  ];
}

const withoutDatabase: ReadonlySet<string> = new Set(['first-load', 'slots', 'browser']);

async function bench(): Promise<void> {
  const options = readOptions();
  const tables: string[] = [];
  const add = (title: string, lines: readonly Line[]) => {
    const table = toMarkdown(title, lines);
    tables.push(table);
    process.stdout.write(`${table}\n`);
  };
  if (options.only.has('first-load')) add('First load, scripts in KB (1000 bytes) of brotli', firstLoadLines());
  if (options.only.has('slots'))
    add('The times that a picker offers, as a multiple of 1,000 questions whether a door is open', slotLines(options));
  if (options.only.has('browser'))
    add(
      'Pages in a browser; what is slow has a CPU four times slower, 1.6 Mbit/s and 150 ms',
      await browserLines(options),
    );
  if (![...options.only].some((section) => !withoutDatabase.has(section))) return finish(options, tables);
  const database = await (options.database === undefined
    ? openBenchDatabase(dataDir, options, say)
    : openFilledDatabase(options.database));
  try {
    if (['requests', 'partner', 'administration', 'searches', 'memory'].some((section) => options.only.has(section))) {
      const place = await densestCity(database.url);
      const server = await startServer(database.url, dataDir);
      const running = { options, server, postmaster: database.postmaster, place };
      try {
        if (options.only.has('requests'))
          add('CPU of server and database per request, as a multiple of `select 1`', await travellerLines(running));
        if (options.only.has('partner'))
          add(
            'A partner with 20 locations and 100,000 bookings, CPU per request as a multiple of `select 1`',
            await partnerLines(running, database.url),
          );
        if (options.only.has('administration'))
          add(
            `Lists of administrators over ${options.bookings.toLocaleString('en')} bookings, CPU per request as a multiple of \`select 1\``,
            await administratorLines(running, database.url),
          );
        if (options.only.has('searches'))
          add('Searches of administrators for a text', await searchLines(running, database.url));
        if (options.only.has('memory')) add('Memory of the server', await memoryLines(running));
      } finally {
        closeConnections();
        await server.stop();
      }
    }
    if (options.only.has('bookings'))
      add('Bookings, as a part of the throughput of unchecked inserts', await bookingLines(database.url, options));
  } finally {
    await database.stop();
  }
  finish(options, tables);
}

function finish(options: BenchOptions, tables: readonly string[]): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${options.listings} listings, ${options.bookings} bookings, ${options.rounds} rounds.`;
  process.stdout.write(`${machine}\n`);
  if (options.write) writeFigures(join(root, 'docs', 'performance.md'), `${machine}\n\n${tables.join('\n')}`);
}

bench().then(
  () => process.exit(0),
  (error: unknown) => {
    say(String((error as Error).stack));
    process.exit(1);
  },
);
