import sharp from 'sharp';
import type { Clock } from '#server/platform/clock.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { imageFailed } from '#server/platform/errors/common.errors.ts';
import { StoredFile } from '#server/platform/files/file.entity.ts';
import { reencode } from '#server/platform/files/store-picture.ts';
import { newId } from '#server/platform/ids.ts';
import { pictureWidths, widthsFor } from './picture-html.ts';

const WIDEST = pictureWidths[2];

/**
 * Keeps an uploaded picture for pages: in up to three widths, each as AVIF and as WebP, without whatever else came
 * with it. Adds to the unit of work.
 * @returns its address in a page's text, with its size in px.
 * @throws AppError 422 when the bytes are no picture that can be read.
 */
export async function storePagePicture(em: EntityManager, clock: Clock, bytes: Buffer): Promise<string> {
  if (bytes.length === 0) throw imageFailed();
  const { data, info } = await reencode(bytes, (picture) =>
    picture.resize({ width: WIDEST, withoutEnlargement: true }).webp({ lossless: true, effort: 0 }),
  );
  const id = newId();
  const rows: { id: string; width: number; format: string; file_id: string }[] = [];
  for (const width of widthsFor(info.width)) {
    const sized = sharp(data).resize({ width });
    const encoded = {
      avif: await sized.clone().avif({ quality: 55, effort: 3 }).toBuffer({ resolveWithObject: true }),
      webp: await sized.clone().webp({ quality: 80 }).toBuffer({ resolveWithObject: true }),
    };
    for (const [format, file] of Object.entries(encoded)) {
      const fileId = newId();
      em.persist(
        em.create(StoredFile, {
          id: fileId,
          contentType: `image/${format}`,
          width: file.info.width,
          height: file.info.height,
          bytes: file.data,
          createdAt: clock.now(),
        }),
      );
      rows.push({ id, width, format, file_id: fileId });
    }
  }
  await em.flush();
  await insertRows(em, 'cms_pictures', rows);
  return `/pictures/${id}-${info.width}x${info.height}`;
}
