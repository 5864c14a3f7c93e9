import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { v5 } from 'uuid';
import { usualAmenities } from '#shared/amenities/amenities.ts';
import { weekdays } from '#shared/availability/opening-rules.ts';
import { needed, type Task, TaskFailure, UsageError } from '../task.ts';
import type { Client } from '../create-client.ts';
import { fieldsOf, whyOf } from '../why.ts';

/** The namespace of the rows' ids: the same row of the same file is the same location, however often it is sent. */
const SPACE = '8f0b5a0e-5d0c-4a5b-9a53-0a7f8d0d6d0e';

const columns = [
  'owner',
  'name',
  'storefront',
  'address',
  'latitude',
  'longitude',
  'phone',
  'capacity',
  ...usualAmenities,
  ...weekdays,
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;

type Import = Parameters<Client['admin']['importListing']['mutate']>[0];

/** What is wrong with a row, by its columns. */
type Faults = Map<string, string>;

/** Minutes of a day, of `9:00` or `09:00`. */
function minuteOf(text: string): number | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return hours === '' || Number(minutes) > 59 || minute > 1440 ? null : minute;
}

/** The openings of a day, `9:00-13:00 14:00-18:30`; a cell without any is a day on which it is closed. */
function openingsOf(row: Row, faults: Faults): Import['weekly'] {
  return weekdays.flatMap((day) =>
    (row[day] ?? '')
      .split(/\s+/)
      .filter((span) => span !== '')
      .flatMap((span) => {
        const [from = null, to = null] = span.split(/[-–]/).map(minuteOf);
        if (from === null || to === null) {
          if (!faults.has(day)) faults.set(day, `"${span}" is no opening such as 9:00-18:30`);
          return [];
        }
        return [{ day, from, to }];
      }),
  );
}

function numberOf(row: Row, name: 'latitude' | 'longitude' | 'capacity', faults: Faults): number {
  const text = row[name]?.trim() ?? '';
  if (text === '' || Number.isNaN(Number(text))) faults.set(name, `"${text}" is no number`);
  return Number(text);
}

const yes = (text = ''): boolean => /^(y|yes|true|1)$/i.test(text.trim());

/** A row as the server takes it, and what of it cannot even be read. */
function locationOf(row: Row): { readonly location: Omit<Import, 'dryRun'>; readonly faults: Faults } {
  const faults: Faults = new Map();
  const { owner = '', name = '', storefront = '', address = '', phone = '' } = row;
  const listing = {
    requestId: v5(JSON.stringify([owner, name, address].map((text) => text.trim().toLowerCase())), SPACE),
    name,
    alternativeName: storefront,
    address,
    latitude: numberOf(row, 'latitude', faults),
    longitude: numberOf(row, 'longitude', faults),
    phoneNumber: phone,
    mapsLink: '',
    additionalInformation: '',
    maxCapacity: numberOf(row, 'capacity', faults),
    amenities: Object.fromEntries(usualAmenities.map((name) => [name, yes(row[name])])),
  };
  return { location: { ownerEmail: owner.trim(), listing, weekly: openingsOf(row, faults) }, faults };
}

function readRows(file: string): readonly Row[] {
  try {
    return parse(readFileSync(file, 'utf8'), { columns: true, bom: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    throw new TaskFailure(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Fields of the server as the file's columns. */
const columnOf: Readonly<Record<string, string>> = {
  ownerEmail: 'owner',
  alternativeName: 'storefront',
  phoneNumber: 'phone',
  maxCapacity: 'capacity',
};

/** Sends a row, or asks what else is wrong with one that cannot be read: all faults of a row are listed at once. */
async function importRow(
  client: Client,
  row: Row,
  dryRun: boolean,
): Promise<{ readonly id: string | null; readonly faults: readonly string[] }> {
  const { location, faults } = locationOf(row);
  const told = () => [...faults].map(([column, fault]) => `${column}: ${fault}`);
  try {
    const { id } = await client.admin.importListing.mutate({ ...location, dryRun: dryRun || faults.size > 0 });
    return { id, faults: told() };
  } catch (error) {
    const why = whyOf(error);
    if (why === null) throw error;
    const fields = fieldsOf(error);
    if (fields === null) return { id: null, faults: [...told(), why] };
    for (const [path, texts] of Object.entries(fields)) {
      const field = path.split('.').at(-1) ?? path;
      const column = columnOf[field] ?? field;
      if (!faults.has(column)) faults.set(column, texts.join(', '));
    }
    return { id: null, faults: told() };
  }
}

export const importLocations: Task = {
  summary: 'Adds locations of partners from a CSV file',
  usage: 'FILE [--dry-run]',
  help: [
    `FILE       has a first line with these names: ${columns.join(', ')}`,
    '           owner is the e-mail address of a partner; a day is 9:00-13:00 14:00-18:30, or empty',
    '--dry-run  says each row’s faults and saves nothing',
    '           A row that was imported before is not added again. Ends with 1 where a row was refused',
  ],
  options: { 'dry-run': { type: 'boolean' } },
  run: async (typed, { client, out, say }) => {
    const rows = readRows(needed(typed, 0, 'FILE'));
    const [first = {}] = rows;
    const missing = columns.slice(0, 8).filter((name) => !(name in first));
    if (rows.length === 0 || missing.length > 0)
      throw new UsageError(`The file has no rows, or lacks the columns ${missing.join(', ')}.`);
    const dryRun = typed.values['dry-run'] === true;
    let refused = 0;
    for (const [index, row] of rows.entries()) {
      const told = await importRow(client, row, dryRun);
      if (told.faults.length > 0) refused += 1;
      out(`Row ${index + 2}, ${row.name ?? ''}: ${told.faults.join('; ') || (told.id ?? 'good')}`);
      if ((index + 1) % 20 === 0) say(`${index + 1} of ${rows.length} …`);
    }
    say(`${rows.length - refused} of ${rows.length} ${dryRun ? 'are good' : 'are there'}.`);
    if (refused > 0) throw new TaskFailure(`Refused: ${refused}.`);
  },
};
