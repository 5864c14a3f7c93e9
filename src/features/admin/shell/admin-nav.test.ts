import { describe, expect, it } from 'vitest';
import { adminRoles } from '#shared/accounts/admin-roles.ts';
import { type AdminPlace, adminPlaces, worksAs } from '#shared/admin/places.ts';
import { isMarked, placeAt, placeOfLetter, placesOf, railOf } from './admin-nav.ts';

const all = Object.keys(adminPlaces) as readonly AdminPlace[];

it('an address belongs to its place, and so do those below it', () => {
  expect(all.map((to) => placeAt(to)?.to)).toEqual(all);
  expect(['/admin/listings/4711', '/admin/pages/edit', '/admin/nowhere'].map((path) => placeAt(path)?.to)).toEqual([
    '/admin/listings',
    '/admin/pages',
    undefined,
  ]);
});

describe.each(adminRoles)('an administrator who is %s', (role) => {
  const theirs = all.filter((to) => worksAs(role, adminPlaces[to]));
  const rail = railOf(role).flatMap(({ entries }) => entries);

  it('finds in the palette all that is theirs, and nothing else', () => {
    const found = placesOf(role).map(({ to }) => to);
    expect(found.toSorted()).toEqual(theirs.toSorted());
  });

  it('is led by the rail only to what is theirs, and on each of theirs one entry is marked', () => {
    expect(rail.map(({ to }) => to).filter((to) => !theirs.includes(to))).toEqual([]);
    const marks = theirs.map((path) => [path, rail.filter(({ to }) => isMarked(to, path)).length]);
    expect(marks).toEqual(theirs.map((path) => [path, 1]));
  });

  it('gets by a letter nowhere but to an entry of their rail', () => {
    const reached = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => placeOfLetter(letter, role) ?? []);
    const lettered = rail.filter(({ letter }) => letter !== undefined).map(({ to }) => to);
    expect(reached.toSorted()).toEqual(lettered.toSorted());
  });
});
