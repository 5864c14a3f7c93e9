import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { WayFound } from '#shared/custody/hand-over-schema.ts';
import { column } from '#server/platform/db/columns.ts';

export type HandOverKind = 'in' | 'out' | 'correction' | 'undo';

/** One hand-over of bags: a row that is only ever added, chained to the one before it at its location. */
export const HandOver = defineEntity({
  name: 'HandOver',
  tableName: 'hand_overs',
  properties: {
    id: column.id(),
    listingId: column.ref(),
    /** 1, 2, 3 … within the location. */
    sequence: column.int(),
    bookingId: column.ref(),
    kind: column.text().$type<HandOverKind>(),
    bagsCount: column.int(),
    /** By the server's clock. */
    happenedAt: column.instant(),
    /** By the device's clock, where it was made without a network. */
    deviceAt: column.instant().nullable(),
    userId: column.ref(),
    userName: column.text(),
    /** Bags of the rest that the counter said are missing, of a hand-over out. */
    missingBags: column.int().nullable(),
    note: column.text().nullable(),
    /** The numbers on the bags' tags, where they were written down. */
    tags: column.json<readonly string[]>().nullable(),
    photoId: p.uuid().nullable(),
    /** SHA-256 (hex) of the photo's bytes. */
    photoHash: column.text().nullable(),
    /** How its ticket was found; null in corrections, what was taken back, and rows from before it was kept. */
    found: column.text().$type<WayFound>().nullable(),
    undoesId: p.uuid().nullable(),
    requestId: p.uuid(),
    previousHash: column.text(),
    hash: column.text(),
  },
});
export type HandOver = InferEntity<typeof HandOver>;
