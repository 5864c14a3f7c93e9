import * as z from 'zod/mini';
import { isKnownYear } from './years.ts';

/** An instant with its offset, as fine as it comes, of a year that we know. */
export const instantSchema = z.iso
  .datetime({ offset: true })
  .check(z.refine((text) => isKnownYear(text.slice(0, 4)), 'invalidFormat'));
