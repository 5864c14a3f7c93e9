import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { S3mini } from 's3mini';
import { objectsAt } from '#server/platform/files/objects-at.ts';

/** How the name of a file ends in which it keeps an object. */
const CONTENT = '._S3rver_object';

/** An S3-compatible store on this machine, with one bucket, that checks signatures; it can be away for a while. */
export async function startObjectServer() {
  const directory = mkdtempSync(join(tmpdir(), 'cloakroom-objects-'));
  const open = async (port: number) => {
    const bucket = { name: 'pictures' };
    const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets: [bucket] });
    return { server, ...(await server.run()) };
  };
  const { port, ...first } = await open(0);
  let { server } = first;
  const at = (secret: string) => objectsAt(`s3://S3RVER:${secret}@127.0.0.1:${port}/pictures?tls=off`);
  const objects = at('S3RVER');
  if (objects === null) throw new Error('The address is not understood');
  const client = new S3mini(objects);
  return {
    objects,
    wrongSecret: { ...objects, secretAccessKey: 'another' },
    /** What it has, by key. */
    keys: () =>
      readdirSync(join(directory, 'pictures'))
        .filter((name) => name.endsWith(CONTENT))
        .map((name) => name.slice(0, -CONTENT.length))
        .toSorted(),
    /** Takes one away behind the product's back. */
    lose: async (key: string) => void (await client.deleteObject(key)),
    away: async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
      await server.close();
      try {
        return await work();
      } finally {
        ({ server } = await open(port));
      }
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
