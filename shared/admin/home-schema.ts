import * as z from 'zod/mini';
import { instantSchema } from '../time/instant-schema.ts';

const needId = z.string().check(z.minLength(1), z.maxLength(200));

export const takeNeedSchema = z.object({ needId, mine: z.boolean() });

/** `until` is at most two days ahead. */
export const snoozeNeedSchema = z.object({ needId, until: instantSchema });

/** Something that differed between the card provider and the books. */
export const settleDifferenceSchema = z.object({ differenceId: z.guid() });
