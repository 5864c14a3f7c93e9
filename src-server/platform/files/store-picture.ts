import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Clock } from '#server/platform/clock.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { imageFailed, pictureOfNoKnownType, pictureTooManyPixels } from '#server/platform/errors/common.errors.ts';
import { newId } from '#server/platform/ids.ts';
import type { FileStore, Kept } from './file-store.ts';
import { StoredFile } from './file.entity.ts';

interface Crop {
  readonly width: number;
  readonly height: number;
}

/** What cameras of 50 megapixels write, the widest of which has 51.2 million. */
const MAX_PIXELS = 52_000_000;
/** What cameras and programs of pictures write; drawings, which are programs themselves, are none of them. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'tiff'];

/** HEIC and its kin, by the brands in their first box: no program of ours reads their pixels. */
const isHeic = (bytes: Buffer): boolean => /^....ftyp(hei|hev|mif1|msf1)/s.test(bytes.toString('latin1', 0, 12));

/** What a file says of its picture, without reading any pixel; null for what is no picture. */
export async function headOf(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

const millions = (pixels: number): string => (Math.ceil(pixels / 100_000) / 10).toFixed(1);

/** @throws AppError 422 that says why a picture is not read: its format, its pixels, or that it is none. */
async function requireReadable(bytes: Buffer): Promise<void> {
  const head = await headOf(bytes);
  if (head === null) throw isHeic(bytes) ? pictureOfNoKnownType() : imageFailed();
  // AVIF is HEIF whose pixels are written as AV1.
  const isRead = FORMATS.includes(head.format) || (head.format === 'heif' && head.compression === 'av1');
  if (!isRead) throw pictureOfNoKnownType();
  const pixels = head.width * head.height;
  if (pixels > MAX_PIXELS) throw pictureTooManyPixels(millions(pixels), millions(MAX_PIXELS));
}

/** A picture as it will be kept: WebP, cropped to its size. */
export interface CroppedPicture extends Crop {
  readonly bytes: Buffer;
}

/**
 * Crops a picture to the asked size and encodes it anew as WebP, which drops whatever else the upload carried. It takes
 * seconds on a busy machine, so it is done before a transaction begins, never within one.
 * @throws AppError 422 when the bytes are no picture that can be read.
 */
export async function cropPicture(bytes: Buffer, { width, height }: Crop): Promise<CroppedPicture> {
  if (bytes.length === 0) throw imageFailed();
  const { data } = await reencode(bytes, (picture) =>
    picture.resize(width, height, { fit: 'cover' }).webp({ quality: 82 }),
  );
  return { bytes: data, width, height };
}

/** A picture whose bytes are in the store, before a row tells of it. A class, so that none comes from outside. */
export class KeptPicture implements Crop, Kept {
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
  readonly bytes: Buffer | null;
  readonly objectKey: string | null;

  constructor({ width, height }: Crop, contentType: string, { bytes, objectKey }: Kept) {
    [this.width, this.height, this.contentType] = [width, height, contentType];
    [this.bytes, this.objectKey] = [bytes, objectKey];
  }
}

/** Puts a picture into the store, before a transaction begins. @throws AppError 503 while the store is away. */
export const keepPicture = async (
  { files }: { readonly files: FileStore },
  { bytes, width, height }: CroppedPicture,
  contentType = 'image/webp',
): Promise<KeptPicture> => new KeptPicture({ width, height }, contentType, await files.put(bytes, contentType));

/** Adds a picture to the unit of work. @returns the file's id. */
export function storePicture(em: EntityManager, clock: Clock, picture: KeptPicture): string {
  const id = newId();
  em.persist(em.create(StoredFile, { id, ...picture, createdAt: clock.now() }));
  return id;
}

/**
 * Reads a picture, turned the way it was taken, and writes it anew, which drops whatever else the upload carried.
 * @throws AppError 422 when the bytes are no picture that can be read.
 */
export async function reencode(bytes: Buffer, write: (picture: Sharp) => Sharp) {
  await requireReadable(bytes);
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    return await write(picture.rotate()).toBuffer({ resolveWithObject: true });
  } catch {
    throw imageFailed();
  }
}

/** A photo as JPEG, small, and large enough to see a crack or to read a sign; a record on paper can hold no WebP. */
export const reencodePhoto = (bytes: Buffer) =>
  reencode(bytes, (picture) =>
    picture.resize(1600, 1600, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 80 }),
  );
