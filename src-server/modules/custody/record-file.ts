import { Instant } from '@js-joda/core';
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { waysFound } from '#shared/custody/hand-over-schema.ts';
import type { Config } from '#server/config.ts';
import { hashOf } from '#server/modules/handovers/handovers.module.ts';
import type { CustodyRecord } from './record.ts';

/** PKCS #8 of an Ed25519 key, up to its 32 bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

type KeyConfig = Pick<Config, 'custodyKey'>;

const keyOf = ({ custodyKey }: KeyConfig): KeyObject => {
  const seed = createHash('sha256').update(`custody record:${custodyKey}`).digest();
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
};

const entrySchema = z.object({
  id: z.string(),
  listingId: z.string(),
  sequence: z.number(),
  bookingId: z.string(),
  kind: z.enum(['in', 'out', 'correction', 'undo']),
  bagsCount: z.number(),
  happenedAt: z.iso.datetime(),
  deviceAt: z.iso.datetime().nullable(),
  userId: z.string(),
  userName: z.string(),
  note: z.string().nullable(),
  // Files from before tags, photos and the way a ticket was found have no word of them.
  tags: z.array(z.string()).nullable().optional(),
  photoId: z.string().nullable().optional(),
  photoHash: z.string().nullable().optional(),
  found: z.enum(waysFound).nullable().optional(),
  missingBags: z.int().nullable().optional(),
  undoesId: z.string().nullable(),
  requestId: z.string(),
  previousHash: z.string(),
  hash: z.string(),
});

const fileSchema = z.object({
  /** The record, as text: a signature is over bytes, and no two programs write JSON alike. */
  record: z.string(),
  publicKey: z.string(),
  signature: z.string(),
});

const recordSchema = z.object({ issuedAt: z.iso.datetime(), code: z.string(), entries: z.array(entrySchema) });

/** The record as a file: JSON with its Ed25519 signature (base64) over the text in `record`. */
export function signedRecord(config: KeyConfig, record: CustodyRecord, now: Instant) {
  const key = keyOf(config);
  const text = JSON.stringify({ issuedAt: now.toString(), ...record });
  const file: z.infer<typeof fileSchema> = {
    record: text,
    publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'),
    signature: sign(null, Buffer.from(text), key).toString('base64'),
  };
  return file;
}

type RecordFileAnswer =
  | { readonly isSound: true; readonly code: string; readonly issuedAt: string; readonly rows: number }
  | { readonly isSound: false; readonly why: 'notARecord' | 'wrongSignature' | 'wrongFingerprint' };

const instantOf = (iso: string): Instant => Instant.ofEpochMilli(Date.parse(iso));

/** Whether a file is a record that this site signed, and each row's fingerprint is that of what it says. */
export function checkRecordFile(config: KeyConfig, text: string): RecordFileAnswer {
  const file = fileSchema.safeParse(parsed(text));
  if (!file.success) return { isSound: false, why: 'notARecord' };
  const { record, signature } = file.data;
  const isOurs = verify(null, Buffer.from(record), createPublicKey(keyOf(config)), Buffer.from(signature, 'base64'));
  if (!isOurs) return { isSound: false, why: 'wrongSignature' };
  const content = recordSchema.safeParse(parsed(record));
  if (!content.success) return { isSound: false, why: 'notARecord' };
  const { code, issuedAt, entries } = content.data;
  const isWhole = entries.every(
    ({
      hash,
      happenedAt,
      deviceAt,
      tags = null,
      photoId = null,
      photoHash = null,
      found = null,
      missingBags = null,
      ...row
    }) => {
      const device = deviceAt === null ? null : instantOf(deviceAt);
      return (
        hash ===
        hashOf({
          ...row,
          tags,
          photoId,
          photoHash,
          found,
          missingBags,
          happenedAt: instantOf(happenedAt),
          deviceAt: device,
        })
      );
    },
  );
  return isWhole
    ? { isSound: true, code, issuedAt, rows: entries.length }
    : { isSound: false, why: 'wrongFingerprint' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
