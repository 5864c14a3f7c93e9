import * as z from 'zod/mini';
import { isKnownYear } from './years.ts';

/** No place on earth is further from UTC than 14 hours, and no database takes much more. */
const OFFSET = /(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/i;

/** An instant with its offset, as fine as it comes, of a year that we know. */
export const instantSchema = z.iso
  .datetime({ offset: true })
  .check(z.refine((text) => isKnownYear(text.slice(0, 4)) && OFFSET.test(text), 'invalidFormat'));
