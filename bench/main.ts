import { cpus } from 'node:os';
import { join } from 'node:path';
import { measureBookings } from './bookings.ts';
import { busyPartner } from './busy-partner.ts';
import { type BenchPlace, densestCity } from './densest-city.ts';
import { measureFirstLoads } from './first-load.ts';
import { closeConnections, fetchPath } from './load.ts';
import { measureMemory } from './memory.ts';
import { openBenchDatabase } from './open-bench-database.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { partnerPathsOf, pathsOf } from './paths.ts';
import { atLeast, limited, type Line, plain, toMarkdown, writeFigures } from './report.ts';
import { cpuRatio } from './requests.ts';
import { type BenchServer, startServer } from './start-server.ts';

const root = join(import.meta.dirname, '..');
const dataDir = join(root, '.data', 'bench');
const say = (text: string): void => void process.stderr.write(`${text}\n`);

interface Running {
  readonly options: BenchOptions;
  readonly server: BenchServer;
  readonly postmaster: number;
  readonly place: BenchPlace;
}

/** Name, measured path, requests of a full round, limit, encoding that is asked for. */
const requestRows = [
  ['1000 markers for a stay', 'restMarkers', 60, 100, 'identity'],
  ['a page of 10 listings', 'restPage', 600, 5, 'identity'],
  ['one listing', 'restListing', 1000, 3, 'identity'],
  ['a quote', 'restQuote', 1500, 2.5, 'identity'],
  ['1000 markers, typed procedure', 'markers', 60, 100, 'identity'],
  ['1000 markers, typed procedure, brotli', 'markers', 60, null, 'br'],
  ['a page of 10 listings, typed procedure', 'page', 600, null, 'identity'],
  ['one listing, typed procedure', 'listing', 1000, null, 'identity'],
  ['a quote, typed procedure', 'quote', 1500, null, 'identity'],
  ['places by name, typed procedure', 'places', 30, 40, 'identity'],
  ['landing page, rendered on the server', 'landing', 200, 15, 'identity'],
  ['a static file', 'file', 1500, null, 'identity'],
] as const;

async function requestLines({ options, server, postmaster, place }: Running): Promise<Line[]> {
  const paths = pathsOf(place);
  const markers = await fetchPath(server.base, paths.markers(0), { keepBody: true });
  const found = (JSON.parse(markers.body) as { result: { data: unknown[] } }).result.data.length;
  const lines = [
    plain('listings within 50 km of the densest city’s centre', String(place.listingsWithin50Km)),
    plain('markers answered', `${found}, ${Math.round(markers.bytes / 1000)} KB of JSON`),
  ];
  for (const [what, name, requests, limit, encoding] of requestRows) {
    say(`Measuring ${what}.`);
    const { ratio, milliseconds } = await cpuRatio({
      base: server.base,
      server: server.pid,
      postmaster,
      rounds: options.rounds,
      path: paths[name],
      bare: paths.bare,
      requests: Math.ceil(requests * options.scale),
      bareRequests: Math.ceil(2000 * options.scale),
      encoding,
    });
    const detail = `${what} (${milliseconds.toFixed(2)} ms)`;
    lines.push(limit === null ? plain(detail, `${ratio.toFixed(1)}×`) : limited(detail, ratio, limit, '×'));
  }
  return lines;
}

/** Name, measured path, requests of a full round; each at most six times a bare request, the first for comparison. */
const partnerRows = [
  ['who is signed in, and nothing else', 'viewer', 1000],
  ['today’s list, asked for every 15 seconds', 'today', 600],
  ['how full 20 locations are', 'loads', 200],
  ['eight weeks of the partner’s share', 'shares', 200],
  ['what is still to come', 'upcoming', 400],
  ['ten bookings of a location', 'bookings', 600],
] as const;

const PARTNER_LIMIT = 6;

async function partnerLines({ options, server, postmaster }: Running, url: string): Promise<Line[]> {
  const { cookie, listingIds } = await busyPartner(url);
  const paths = partnerPathsOf(listingIds);
  const lines: Line[] = [];
  for (const [what, name, requests] of partnerRows) {
    say(`Measuring ${what}.`);
    const { ratio, milliseconds } = await cpuRatio({
      base: server.base,
      server: server.pid,
      postmaster,
      rounds: options.rounds,
      path: paths[name],
      bare: () => '/bench/select-1',
      requests: Math.ceil(requests * options.scale),
      bareRequests: Math.ceil(2000 * options.scale),
      cookie,
    });
    const detail = `${what} (${milliseconds.toFixed(2)} ms)`;
    lines.push(name === 'viewer' ? plain(detail, `${ratio.toFixed(1)}×`) : limited(detail, ratio, PARTNER_LIMIT, '×'));
  }
  return lines;
}

async function bookingLines(url: string, options: BenchOptions): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [what, listings, limit] of [
    ['over many listings', 2000, 0.3],
    ['at one listing', 1, 0.1],
  ] as const) {
    say(`Measuring bookings ${what}.`);
    const figures = await measureBookings({ url, listings, rounds: options.rounds, seconds: 3 * options.scale });
    lines.push(
      atLeast(
        `12 writers ${what}, against unchecked inserts (${Math.round(figures.perSecond)}/s, ${figures.full} found no room)`,
        figures.ratio,
        limit,
        '×',
      ),
    );
    lines.push(limited(`failed for another reason than no room, ${what}`, figures.failed, 0, '', 0));
  }
  return lines;
}

/** Limits by route; the map and the booking's later steps load the rest when they need it. */
const firstLoadLimits: Readonly<Record<string, number>> = {
  'core chunk': 104,
  '/': 110,
  '/map': 118,
  '/book': 135,
  '/book/$step': 135,
};

function firstLoadLines(): Line[] {
  const loads = measureFirstLoads(root);
  if (loads === null) return [plain('no build; run `npm run build` first', '')];
  return loads.flatMap(({ route, kilobytes, tooEarly }) => {
    const limit = firstLoadLimits[route];
    const early = tooEarly.length === 0 ? '' : ` (with ${tooEarly.join(', ')})`;
    const what = `${route === 'core chunk' ? route : `\`${route}\``}${early}`;
    return limit === undefined ? [plain(what, `${kilobytes.toFixed(1)} KB`)] : [limited(what, kilobytes, limit, ' KB')];
  });
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

async function bench(): Promise<void> {
  const options = readOptions();
  const tables: string[] = [];
  const add = (title: string, lines: readonly Line[]) => {
    const table = toMarkdown(title, lines);
    tables.push(table);
    process.stdout.write(`${table}\n`);
  };
  if (options.only.has('first-load')) add('First load, scripts in KB (1000 bytes) of brotli', firstLoadLines());
  const database = await openBenchDatabase(dataDir, options, say);
  try {
    if (['requests', 'partner', 'memory'].some((section) => options.only.has(section))) {
      const place = await densestCity(database.url);
      const server = await startServer(database.url, dataDir);
      const running = { options, server, postmaster: database.postmaster, place };
      try {
        if (options.only.has('requests'))
          add('CPU of server and database per request, as a multiple of `select 1`', await requestLines(running));
        if (options.only.has('partner'))
          add(
            'A partner with 20 locations and 100,000 bookings, CPU per request as a multiple of `select 1`',
            await partnerLines(running, database.url),
          );
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
