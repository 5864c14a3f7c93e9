import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { toDecimalText } from '#shared/money/money-text.ts';
import { csvLine } from '#shared/partner/csv.ts';
import { type Task, TaskFailure, textOf, type Typed, UsageError } from '../task.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day's first instant in UTC. */
function dayOf(typed: Typed, name: string): string {
  const value = textOf(typed, name) ?? '';
  const at = new Date(`${value}T00:00:00Z`);
  if (!DAY.test(value) || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value)
    throw new UsageError(`--${name} is a day such as 2026-11-01.`);
  return at.toISOString();
}

/** A stream to a file that is not there yet. @throws TaskFailure */
async function openNew(file: string): Promise<WriteStream> {
  const stream = createWriteStream(file, { flags: 'wx' });
  try {
    await once(stream, 'open');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new TaskFailure(
      code === 'EEXIST' ? `${file} is there already: name another.` : `${file} cannot be written: ${message}`,
    );
  }
  return stream;
}

const header = [
  'code',
  'id',
  'status',
  'location',
  'traveller',
  'email',
  'drop_off',
  'pick_up',
  'bags',
  'total',
  'paid',
  'given_back',
  'currency',
  'made',
];

export const exportBookings: Task = {
  summary: 'Writes the bookings that were made within some days as CSV',
  usage: '--from DAY --until DAY [--file FILE]',
  help: [
    '--from   the first day, such as 2026-11-01; days are those of UTC',
    '--until  the day after the last one',
    '--file   where to write; standard output where it is left out. A file that is there is not written over',
  ],
  options: { from: { type: 'string' }, until: { type: 'string' }, file: { type: 'string' } },
  run: async (typed, { client, out, say }) => {
    const [from, until] = [dayOf(typed, 'from'), dayOf(typed, 'until')];
    if (from >= until) throw new UsageError('--until comes after --from.');
    const file = textOf(typed, 'file');
    const stream = file === undefined ? null : await openNew(file);
    const written = stream === null ? null : finished(stream);
    written?.catch(() => undefined);
    const write = (line: string) => (stream === null ? out(line.trimEnd()) : stream.write(line));
    let count = 0;
    try {
      write(csvLine(header));
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof client.admin.exportBookings.query>> =
          await client.admin.exportBookings.query({ from, until, after });
        for (const each of page.bookings)
          write(
            csvLine([
              each.code,
              each.id,
              each.status,
              each.location,
              each.travellerName,
              each.email,
              each.dropOffAt,
              each.pickUpAt,
              each.bagsCount,
              toDecimalText(each.total),
              toDecimalText(each.paid),
              toDecimalText(each.refunded),
              each.total.currency,
              each.createdAt,
            ]),
          );
        count += page.bookings.length;
        after = page.next;
        say(`${count} bookings …`);
      } while (after !== null);
    } finally {
      stream?.end();
    }
    await written?.catch((error: Error) => {
      throw new TaskFailure(`${file} could not be written: ${error.message}`);
    });
    say(`${count} bookings, all of them.`);
  },
};
