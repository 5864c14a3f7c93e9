import { S3mini } from 's3mini';
import { serviceAway } from '#server/platform/errors/common.errors.ts';
import { newId } from '#server/platform/ids.ts';
import { sparing } from '#server/platform/sparing-log.ts';
import type { FilesDeps, FileStore } from './file-store.ts';
import type { ObjectsAt } from './objects-at.ts';

/** A store answers a picture within a second; after that long, in milliseconds, it is away. */
const PATIENCE = 10_000;

/** Keeps bytes in an S3-compatible store, under a key of their own that `stored_objects` knows before the store does. */
export function createObjectStore({
  objects,
  db,
  clock,
  log,
}: Omit<FilesDeps, 'config'> & { readonly objects: ObjectsAt }): FileStore {
  const store = new S3mini({ ...objects, requestAbortTimeout: PATIENCE });
  const spared = sparing(log);
  const reach = async <Answer>(ask: () => Promise<Answer | null>): Promise<Answer> => {
    const answer = await ask().catch((error: unknown) => error as Error);
    if (answer !== null && !(answer instanceof Error)) return answer;
    spared.error({ err: answer ?? new Error('It has no such object') }, 'the store of pictures does not answer');
    throw serviceAway();
  };
  return {
    put: async (bytes, contentType) => {
      const objectKey = newId();
      await db.query('insert into stored_objects (key, size, written_at) values ($1, $2, $3)', [
        objectKey,
        bytes.length,
        clock.now().toString(),
      ]);
      await reach(() => store.putObject(objectKey, bytes, contentType));
      return { bytes: null, objectKey };
    },
    get: async ({ bytes, objectKey }) =>
      bytes ?? Buffer.from(await reach(() => store.getObjectArrayBuffer(objectKey ?? ''))),
    delete: async (key) => {
      await reach(() => store.deleteObject(key));
    },
  };
}
