import { parseArgs } from 'node:util';

export interface BenchOptions {
  readonly listings: number;
  readonly bookings: number;
  readonly rounds: number;
  /** Part of the full number of requests. */
  readonly scale: number;
  readonly write: boolean;
  /** A filled database to measure against, in place of one of its own. */
  readonly database: string | undefined;
  readonly only: ReadonlySet<string>;
}

const sections = [
  'first-load',
  'browser',
  'slots',
  'requests',
  'partner',
  'administration',
  'searches',
  'memory',
  'bookings',
] as const;

const usage = `npm run bench -- [--quick] [--write] [--only ${sections.join(',')}] [--listings n] [--bookings n] [--database postgres://…]`;

/** @throws Error with the usage for an option that is none. */
export function readOptions(): BenchOptions {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      only: { type: 'string', default: sections.join(',') },
      listings: { type: 'string', default: '100000' },
      bookings: { type: 'string', default: '1000000' },
      database: { type: 'string' },
    },
  });
  const only = new Set(values.only.split(','));
  const isKnown = [...only].every((name) => sections.some((section) => section === name));
  const [listings, bookings] = [Number(values.listings), Number(values.bookings)];
  if (!isKnown || !Number.isInteger(listings) || !Number.isInteger(bookings)) throw new Error(usage);
  return {
    listings,
    bookings,
    rounds: values.quick ? 3 : 7,
    scale: values.quick ? 0.2 : 1,
    write: values.write,
    database: values.database,
    only,
  };
}
