import { administratorCookie } from './administrator.ts';
import { busyOffice } from './busy-office.ts';
import { busyPartner } from './busy-partner.ts';
import type { BenchPlace } from './densest-city.ts';
import { answersPerSecond, fetchPath } from './load.ts';
import { median } from './median.ts';
import type { BenchOptions } from './options.ts';
import { administratorPaths, partnerPathsOf, pathsOf } from './paths.ts';
import { limited, type Line, plain } from './report.ts';
import { cpuRatio } from './requests.ts';
import type { BenchServer } from './start-server.ts';

/** What is measured against: a running server over a filled database. */
export interface Running {
  readonly options: BenchOptions;
  readonly server: BenchServer;
  readonly postmaster: number;
  readonly place: BenchPlace;
}

const say = (text: string): void => void process.stderr.write(`${text}\n`);

interface Row {
  readonly what: string;
  readonly path: (number: number) => string;
  /** Requests of a full round. */
  readonly requests: number;
  readonly limit: number | null;
  readonly encoding?: string;
  readonly cookie?: string;
}

/** Processor time per request, as a multiple of a bare one's. */
async function requestLine({ options, server, postmaster }: Running, row: Row): Promise<Line> {
  say(`Measuring ${row.what}.`);
  const { ratio, milliseconds } = await cpuRatio({
    base: server.base,
    server: server.pid,
    postmaster,
    rounds: options.rounds,
    path: row.path,
    bare: () => '/bench/select-1',
    requests: Math.ceil(row.requests * options.scale),
    bareRequests: Math.ceil(2000 * options.scale),
    encoding: row.encoding ?? 'identity',
    cookie: row.cookie,
  });
  const detail = `${row.what} (${milliseconds.toFixed(2)} ms)`;
  return row.limit === null ? plain(detail, `${ratio.toFixed(1)}×`) : limited(detail, ratio, row.limit, '×');
}

async function requestLinesOf(running: Running, rows: readonly Row[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const row of rows) lines.push(await requestLine(running, row));
  return lines;
}

/** Name, measured path, requests of a full round, limit, encoding that is asked for. */
const requestRows = [
  ['1000 markers for a stay', 'restMarkers', 200, 15, 'identity'],
  ['a page of 10 listings', 'restPage', 600, 3.5, 'identity'],
  ['one listing', 'restListing', 1000, 2.5, 'identity'],
  ['a quote', 'restQuote', 1500, 2, 'identity'],
  ['1000 markers for the map', 'markers', 200, null, 'identity'],
  ['the same, compressed', 'markers', 200, 18, 'br'],
  ['a page of 10 listings, typed procedure', 'page', 600, null, 'identity'],
  ['the same by three filters', 'filtered', 300, 4, 'identity'],
  ['one listing, typed procedure', 'listing', 1000, null, 'identity'],
  ['a quote, typed procedure', 'quote', 1500, null, 'identity'],
  ['places by name, typed procedure', 'places', 30, 40, 'identity'],
  ['landing page, rendered on the server', 'landing', 200, 15, 'identity'],
  ['a static file', 'file', 1500, null, 'identity'],
] as const;

/** How many searches of eight clients are answered in a second, map and list in turn; compressed, clients on the same cores. */
async function searchesPerSecond({ options, server, place }: Running): Promise<Line> {
  say('Measuring searches per second.');
  const { markers, page } = pathsOf(place);
  const rates: number[] = [];
  for (let round = 0; round < options.rounds; round += 1)
    rates.push(
      await answersPerSecond(
        server.base,
        (number) => (number % 2 === 0 ? markers : page)(number),
        8,
        5 * options.scale,
      ),
    );
  return plain('searches per second of eight clients, map and list in turn', median(rates).toFixed(0));
}

/** What travellers ask for. */
export async function travellerLines(running: Running): Promise<Line[]> {
  const { server, place } = running;
  const paths = pathsOf(place);
  const markers = await fetchPath(server.base, paths.markers(0), { keepBody: true });
  const found = (JSON.parse(markers.body) as { result: { data: { numbers: unknown[] } } }).result.data.numbers.length;
  const rows = requestRows.map(([what, name, requests, limit, encoding]) => ({
    what,
    path: paths[name],
    requests,
    limit,
    encoding,
  }));
  return [
    plain('listings within 50 km of the densest city’s centre', String(place.listingsWithin50Km)),
    plain('markers answered', `${found}, ${Math.round(markers.bytes / 1000)} KB of JSON`),
    ...(await requestLinesOf(running, rows)),
    await searchesPerSecond(running),
  ];
}

/** Name, measured path, requests of a full round; each at most six times a bare request but those for comparison. */
const partnerRows = [
  ['who is signed in, and nothing else', 'viewer', 1000],
  ['whether today’s list still stands, asked every 15 seconds', 'todayNews', 1000],
  ['today’s list of 20 locations', 'today', 300],
  ['the same, read anew because a row was written at one of them; without who is signed in', 'todayAnew', 300],
  ['the same, read in full, as once a day; without who is signed in', 'todayInFull', 300],
  ['how full a location gets in a week', 'week', 300],
  ['this week’s share at each location', 'sharesThisWeek', 200],
  ['eight weeks of the partner’s share', 'shares', 200],
  ['what is still to come', 'upcoming', 400],
  ['ten bookings of a location', 'bookings', 600],
] as const;

const PARTNER_LIMIT = 6;

const forComparison: ReadonlySet<string> = new Set(['viewer', 'todayInFull']);

/** What the dashboard of a busy partner asks for. */
export async function partnerLines(running: Running, url: string): Promise<Line[]> {
  const { id, cookie, listingIds } = await busyPartner(url);
  const today = await fetchPath(running.server.base, '/trpc/hosting.today', { keepBody: true, cookie });
  const { version } = (JSON.parse(today.body) as { result: { data: { version: string } } }).result.data;
  const paths = partnerPathsOf({ id, listingIds, version });
  return requestLinesOf(
    running,
    partnerRows.map(([what, name, requests]) => ({
      what,
      path: paths[name],
      requests,
      limit: forComparison.has(name) ? null : PARTNER_LIMIT,
      cookie,
    })),
  );
}

/** Name, measured path, requests of a full round. */
const administratorRows = [
  ['bookings, the latest first', 'bookings', 400],
  ['bookings of one state', 'bookingsOfState', 400],
  ['bookings to come', 'bookingsComing', 400],
  ['bookings of a small city', 'bookingsOfSmallCity', 300],
  ['bookings in a currency, which may have few or none', 'bookingsInCurrency', 300],
  ['people', 'people', 300],
  ['partners', 'partners', 300],
  ['locations', 'listings', 300],
  ['a location', 'listing', 300],
  ['its bookings now and next', 'listingBookings', 300],
  ['its owner', 'listingOwner', 300],
  ['what was changed of it', 'listingChanges', 300],
  ['its last 90 days and those of its city', 'listingLastDays', 300],
  ['all bookings of a location', 'bookingsOfListing', 300],
  ['mails', 'mails', 300],
  ['events of the payment provider', 'events', 300],
  ['jobs', 'jobs', 300],
  ['payouts', 'payouts', 300],
  ['the audit log', 'audit', 300],
  ['a rare act among 200,000 of the audit log', 'auditRareAct', 300],
  ['what needs a person', 'home', 100],
  ['twelve weeks of figures', 'figures', 3],
] as const;

/** What is no list: it is asked for once in a while, or is a page by itself, and has no limit. */
const isNoList = (name: string): boolean => ['home', 'figures', 'listing'].includes(name);

const ADMINISTRATOR_LIMIT = 8;

/** What the people who run Cloakroom look at. */
export async function administratorLines(running: Running, url: string): Promise<Line[]> {
  const cookie = await administratorCookie(url);
  // Their bookings are among those that are looked for, whichever sections are measured.
  await busyPartner(url);
  say('Filling what administrators look at.');
  await busyOffice(url);
  const paths = administratorPaths(running.place.listingIds);
  return requestLinesOf(
    running,
    administratorRows.map(([what, name, requests]) => ({
      what,
      path: paths[name],
      requests,
      limit: isNoList(name) ? null : ADMINISTRATOR_LIMIT,
      cookie,
    })),
  );
}
