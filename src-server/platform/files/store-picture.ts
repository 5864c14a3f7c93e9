import sharp, { type Sharp } from 'sharp';
import type { Clock } from '#server/platform/clock.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { imageFailed } from '#server/platform/errors/common.errors.ts';
import { newId } from '#server/platform/ids.ts';
import { StoredFile } from './file.entity.ts';

interface Crop {
  readonly width: number;
  readonly height: number;
}

export const MAX_PIXELS = 50_000_000;
/** What cameras and programs of pictures write; drawings, which are programs themselves, are none of them. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'];

/** Whether pictures of this format are read. */
export const isKnownFormat = (format: string): boolean => FORMATS.includes(format);

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

/** Adds a picture to the unit of work. @returns the file's id. */
export function storePicture(em: EntityManager, clock: Clock, picture: CroppedPicture): string {
  const id = newId();
  em.persist(em.create(StoredFile, { id, contentType: 'image/webp', ...picture, createdAt: clock.now() }));
  return id;
}

/**
 * Reads a picture, turned the way it was taken, and writes it anew, which drops whatever else the upload carried.
 * @throws AppError 422 when the bytes are no picture that can be read.
 */
export async function reencode(bytes: Buffer, write: (picture: Sharp) => Sharp) {
  try {
    return await readAndWrite(bytes, write);
  } catch {
    throw imageFailed();
  }
}

async function readAndWrite(bytes: Buffer, write: (picture: Sharp) => Sharp) {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await picture.metadata();
  if (!isKnownFormat(format)) throw new Error(`A picture of the format ${format}`);
  return write(picture.rotate()).toBuffer({ resolveWithObject: true });
}
