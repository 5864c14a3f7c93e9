import { serviceAway } from '#server/platform/errors/common.errors.ts';
import type { FilesDeps, FileStore } from './file-store.ts';
import { createObjectStore } from './object-store.ts';

/** The store of the settings: one of objects by `FILES_URL`, else the database itself. */
export function openFiles(deps: FilesDeps): FileStore {
  const { FILES_URL: objects } = deps.config;
  return objects === undefined ? databaseFiles(deps) : createObjectStore({ ...deps, objects });
}

/** Bytes stand in the row; an object that a row names can be had only where its store is set. */
function databaseFiles({ log }: FilesDeps): FileStore {
  const unknown = (key: string | null) => {
    log.error({ key }, 'a picture is in a store of objects, and FILES_URL names none');
    return serviceAway();
  };
  return {
    put: async (bytes) => ({ bytes, objectKey: null }),
    get: async ({ bytes, objectKey }) => {
      if (bytes === null) throw unknown(objectKey);
      return bytes;
    },
    delete: async (key) => {
      throw unknown(key);
    },
  };
}
