import { expect, test } from 'vitest';
import { lateTriggers, ownersOf, statementsOf, unowned, withFunctions } from './sql-owners.mjs';

const booking = "export const Booking = defineEntity({ name: 'Booking', tableName: 'bookings', properties: {} });";
const owners = ownersOf(
  new Map([
    ['src-server/modules/booking/booking.entity.ts', booking],
    ['src-server/platform/files/file.entity.ts', "tableName: 'files'"],
  ]),
);

test('a table belongs to the folder of its entity, or to the module that lists it', () => {
  expect(['bookings', 'files', 'claims'].map((table) => owners.get(table))).toEqual(['booking', 'platform', 'claims']);
});

test('a table that migrations make and no module owns is named', () => {
  const made = ['create table claims (id uuid);', "this.addSql('CREATE TABLE IF NOT EXISTS orphans (id uuid)')"];
  expect(unowned(made, owners)).toEqual(['orphans']);
});

test('a function is as late as the latest table that it names, by another one too', () => {
  const made = [
    'create function all_of_it() returns int as $$ select most_bags() $$;',
    'create function most_bags() returns int as $x$ select 1 from bookings join files on true $x$;',
    'create function plain_sum() returns int as $$ select 1 $$;',
  ];
  const all = withFunctions(owners, made);
  expect(['all_of_it', 'most_bags', 'plain_sum'].map((name) => all.get(name))).toEqual([
    'booking',
    'booking',
    undefined,
  ]);
});

test('a trigger whose function names a later table is refused', () => {
  const made = [
    'create trigger t after insert on files for each row execute function f();',
    'create trigger u before update of a on bookings execute function f();',
  ];
  const named = lateTriggers(made, new Map([...owners, ['f', 'booking']]));
  expect(named).toEqual(["A trigger on 'files' runs 'f'. It belongs to booking, which comes later."]);
});

const partner = 'src-server/modules/partner/a.ts';

test.each([
  ['its own, and an earlier one', partner, "'select 1 from staff_members s join files f on true'", 1, 1, []],
  ['a later one, once', partner, '`with x as (select 1 from bookings)\n delete from\n bookings`', 0, 0, ['bookings']],
  ['a write', partner, "'insert into claims (id) values ($1)'", 0, 0, ['claims']],
  ['a second one after a comma', partner, "'select 1 from staff_members s, bookings b'", 1, 0, ['bookings']],
  ['a part of a statement', partner, "textSearch({ from: 'bookings b' })", 0, 0, ['bookings']],
  ['rows that are added', partner, "await insertRows(em, 'claims', rows);", 0, 0, ['claims']],
  ['a list of tables', partner, "const tables = [['door_photos', 'report_id']];", 0, 0, ['door_photos']],
  ['a function', partner, '`select most_bags(l.id) from listing_notes l`', 1, 0, ['most_bags']],
  ['a word that is no table of a statement', partner, "const bookings = { kind: 'bookings' };", 0, 0, []],
  ['platform is below all', 'src-server/platform/a.ts', "'select 1 from claims'", 0, 0, ['claims']],
  ['what puts modules together is above all', 'src-server/start/a.ts', "'select 1 from claims'", 0, 1, []],
])('statements of a file: %s', (_name, path, text, own, earlier, later) => {
  const found = statementsOf(path, text, new Map([...owners, ['most_bags', 'booking']]));
  expect([found.own, found.earlier]).toEqual([own, earlier]);
  expect(found.refusals).toEqual(
    later.map((table) => `${path}: '${table}'. It belongs to ${owners.get(table) ?? 'booking'}, which comes later.`),
  );
});
