import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { type Kept, keptColumns } from './file-store.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { isId } from '#server/platform/ids.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

interface FileRow extends Kept {
  readonly content_type: string;
}

/** Stored pictures at `/files/{id}`; a file never changes, so it may be kept for ever. */
export async function registerFiles(app: FastifyInstance, deps: Deps): Promise<void> {
  app.get<{ Params: { id: string } }>('/files/:id', declares('anyone'), async (request, reply) => {
    const { id } = request.params;
    const [file] = isId(id)
      ? await deps.db.query<FileRow>(`select content_type, ${keptColumns('files')} from files where id = $1`, [id])
      : [];
    if (file === undefined) throw notFound();
    const bytes = await deps.files.get(file);
    return (
      reply
        .type(file.content_type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // Shown by the widget on pages of others too.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff')
        .send(bytes)
    );
  });
}
