import type { z } from 'zod/mini';
import type { addressFoundAnswer } from '#shared/admin/new-location-answers.ts';
import type { Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { distanceBetween } from '#server/platform/geo/distance.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';

interface Row {
  readonly address: string;
  readonly city_name: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface Question {
  readonly lookId: string;
  readonly language: Locale;
}

/**
 * Where the address of a location is by the service that finds places, and how far from its pin, in metres. The pin is no
 * part of the question, so that it cannot answer it. The gazetteer is not asked: it knows no house numbers.
 * @throws AppError 404 for a look that is not there.
 */
export async function findAddress(
  { db, placeFinder, log }: Pick<Deps, 'db' | 'placeFinder' | 'log'>,
  { lookId, language }: Question,
): Promise<z.output<typeof addressFoundAnswer>> {
  const [row] = await db.query<Row>(
    `select l.address, l.city_name, l.country, l.latitude, l.longitude
     from location_looks k join listings l on l.id = k.listing_id where k.id = $1`,
    [lookId],
  );
  if (row === undefined) throw notFound();
  if (placeFinder === null) return { kind: 'noService' };
  const city = row.address.includes(row.city_name) ? [] : [row.city_name];
  const text = [row.address, ...city, row.country].join(', ');
  const found = await placeFinder.find({ text, language }).catch((error: unknown) => {
    log.warn({ err: error }, 'an address by Google');
    return null;
  });
  if (found === null) return { kind: 'silent' };
  const [best] = found;
  if (best === undefined) return { kind: 'nowhere' };
  const { name, context, latitude, longitude } = best;
  const place = { latitude, longitude };
  const meters = Math.round(distanceBetween(row, place));
  return { kind: 'found', place, meters, text: [name, context].filter((part) => part !== '').join(', ') };
}
