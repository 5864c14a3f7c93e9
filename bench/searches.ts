import pg from 'pg';
import { administratorCookie } from './administrator.ts';
import { busyPartner } from './busy-partner.ts';
import { fetchPath } from './load.ts';
import { searchPaths } from './paths.ts';
import { atLeast, type Line } from './report.ts';
import type { Running } from './request-sections.ts';

/** So soon a search should be answered, in milliseconds, and so many of a hundred. */
const SOON = 60;
const MOST = 95;

/** Searches of each list in a full measure. */
const SEARCHES = 360;

interface Written {
  readonly name: string;
  readonly email: string;
  readonly location: string;
  readonly code: string;
}

/** Each writes a text that staff may look for, out of what a booking has; `at` says which piece of it, from 0 to 1. */
const kinds: readonly ((written: Written, at: number) => string)[] = [
  ({ name }) => name,
  ({ name }) => name.split(' ')[0] ?? '',
  ({ email }) => email,
  ({ code }) => code,
  ({ location }) => location,
  ({ name, email }, at) => pieceOf(`${name} ${email}`, 3 + Math.floor(at * 3), at),
  ({ location }, at) => pieceOf(location, 6 + Math.floor(at * 4), at),
  ({ name }, at) => pieceOf(name, 2, at),
  ({ name }) => `${name.split(' ')[0]} zebra`,
];

const pieceOf = (text: string, length: number, at: number): string =>
  text.slice(Math.floor(at * (text.length - length)), Math.floor(at * (text.length - length)) + length).trim();

/** Half of what is looked for is the busy partner's, of whose bookings nearly each has a name of its own. */
async function readWritten(url: string): Promise<Written[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const some = async (which: string) => {
    const { rows } = await client.query<Written>(
      `select b.first_name || ' ' || b.last_name as name, b.email, l.name as location, b.code
       from bookings b tablesample system (1) repeatable (7) join listings l on l.id = b.listing_id
       where b.code ${which} 'BUSY-%' limit ${SEARCHES / 2}`,
    );
    return rows;
  };
  const [busy, others] = [await some('like'), await some('not like')];
  await client.end();
  return others.flatMap((each, index) => [each, busy[index] ?? each]);
}

/** How many of a hundred searches of administrators are answered soon, one after another, each for another text. */
export async function searchLines({ options, server }: Running, url: string): Promise<Line[]> {
  await busyPartner(url);
  const cookie = await administratorCookie(url);
  const written = await readWritten(url);
  const texts = Array.from({ length: Math.ceil(SEARCHES * options.scale) }, (_, number) => {
    const [of, kind] = [written[number % written.length], kinds[number % kinds.length]];
    return of === undefined || kind === undefined ? '' : kind(of, (number * 0.618) % 1);
  }).filter((text) => text.length > 1);
  const lines: Line[] = [];
  for (const [what, pathOf] of Object.entries(searchPaths)) {
    const took: number[] = [];
    for (const text of texts) {
      const start = performance.now();
      const { status } = await fetchPath(server.base, pathOf(text), { cookie });
      if (status !== 200 && status !== 422) throw new Error(`${text} answered ${status}`);
      took.push(performance.now() - start);
    }
    took.sort((a, b) => a - b);
    const within = (share: number) => `${took[Math.floor(took.length * share)]?.toFixed(0)} ms`;
    const soon = (100 * took.filter((each) => each <= SOON).length) / took.length;
    lines.push(
      atLeast(
        `${what} within ${SOON} ms (half within ${within(0.5)}, 95 of 100 within ${within(0.95)})`,
        soon,
        MOST,
        ' %',
      ),
    );
  }
  return lines;
}
