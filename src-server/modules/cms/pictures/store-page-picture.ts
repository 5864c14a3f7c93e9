import sharp from 'sharp';
import type { Clock } from '#server/platform/clock.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { headOf, keepPicture, type KeptPicture, reencode, storePicture } from '#server/platform/files/store-picture.ts';
import { newId } from '#server/platform/ids.ts';
import { pictureOfNoKnownType } from '#server/platform/errors/common.errors.ts';
import { pictureWidths, widthsFor } from './picture-html.ts';

const WIDEST = pictureWidths[2];

interface SizedPicture {
  /** As it was uploaded, at most as wide as the widest size; px. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly {
    readonly size: number;
    readonly format: 'avif' | 'webp';
    readonly width: number;
    readonly height: number;
    readonly bytes: Buffer;
  }[];
}

/**
 * Makes a picture for pages: in up to three widths, each as AVIF and as WebP, without whatever else came with it. It takes
 * seconds on a busy machine, so it is done before a transaction begins, never within one.
 * @throws AppError 422 when the bytes are no picture that can be read, or one of too many pixels.
 */
export async function sizePagePicture(bytes: Buffer): Promise<SizedPicture> {
  if ((await headOf(bytes)) === null) throw pictureOfNoKnownType();
  const { data, info } = await reencode(bytes, (picture) =>
    picture.resize({ width: WIDEST, withoutEnlargement: true }).webp({ lossless: true, effort: 0 }),
  );
  const files: SizedPicture['files'][number][] = [];
  for (const size of widthsFor(info.width)) {
    const sized = sharp(data).resize({ width: size });
    const encoded = {
      avif: await sized.clone().avif({ quality: 55, effort: 3 }).toBuffer({ resolveWithObject: true }),
      webp: await sized.clone().webp({ quality: 80 }).toBuffer({ resolveWithObject: true }),
    };
    for (const format of ['avif', 'webp'] as const) {
      const { data: written, info: measured } = encoded[format];
      files.push({ size, format, width: measured.width, height: measured.height, bytes: written });
    }
  }
  return { width: info.width, height: info.height, files };
}

interface KeptPagePicture extends Pick<SizedPicture, 'width' | 'height'> {
  readonly files: readonly (Pick<SizedPicture['files'][number], 'size' | 'format'> & { readonly kept: KeptPicture })[];
}

/** Puts each size into the store, before a transaction begins. @throws AppError 503 while the store is away. */
export async function keepPagePicture(
  deps: { readonly files: FileStore },
  { width, height, files }: SizedPicture,
): Promise<KeptPagePicture> {
  const kept: KeptPagePicture['files'][number][] = [];
  for (const { size, format, ...picture } of files)
    kept.push({ size, format, kept: await keepPicture(deps, picture, `image/${format}`) });
  return { width, height, files: kept };
}

/** Keeps a picture for pages. @returns its address in a page's text, with its size in px. */
export async function storePagePicture(em: EntityManager, clock: Clock, picture: KeptPagePicture): Promise<string> {
  const id = newId();
  const rows = picture.files.map(({ size, format, kept }) => ({
    id,
    width: size,
    format,
    file_id: storePicture(em, clock, kept),
  }));
  await em.flush();
  await insertRows(em, 'cms_pictures', rows);
  return `/pictures/${id}-${picture.width}x${picture.height}`;
}
