import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';

/** One size of a page's picture, by its name such as `960.avif`; `null` where there is none. */
export async function findPicture({ db }: Deps, id: string, name: string) {
  const [, width, format] = /^(\d{1,5})\.(avif|webp)$/.exec(name) ?? [];
  if (!isId(id) || width === undefined) return null;
  const [file] = await db.query<{ content_type: string; bytes: Buffer }>(
    `select files.content_type, files.bytes from cms_pictures p join files on files.id = p.file_id
     where p.id = $1 and p.width = $2 and p.format = $3`,
    [id, Number(width), format],
  );
  return file ?? null;
}
