import type { Deps } from '#server/deps.ts';
import { type Kept, keptColumns } from '#server/platform/files/file-store.ts';
import { isId } from '#server/platform/ids.ts';

/** One size of a page's picture, by its name such as `960.avif`; `null` where there is none. */
export async function findPicture({ db, files }: Pick<Deps, 'db' | 'files'>, id: string, name: string) {
  const [, width, format] = /^(\d{1,5})\.(avif|webp)$/.exec(name) ?? [];
  if (!isId(id) || width === undefined) return null;
  const [file] = await db.query<Kept & { readonly content_type: string }>(
    `select files.content_type, ${keptColumns('files')} from cms_pictures p join files on files.id = p.file_id
     where p.id = $1 and p.width = $2 and p.format = $3`,
    [id, Number(width), format],
  );
  return file === undefined ? null : { contentType: file.content_type, bytes: await files.get(file) };
}
