import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './postmaster-file.ts';

/** The processes that use a cluster, one file each, so that the last one to leave turns the server off. */
export function holdersOf(home: string) {
  const folder = join(home, 'holders');
  return {
    /** Notes that this process uses the cluster; `key` tells several uses by one process apart. */
    enter(key: string): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${process.pid}.${key}`), '');
    },
    /** Takes the note back and answers whether a person alive still uses the cluster. */
    leave(key: string): boolean {
      rmSync(join(folder, `${process.pid}.${key}`), { force: true });
      const others = readdirSync(folder).filter((name) => {
        const alive = isAlive(Number.parseInt(name, 10));
        if (!alive) rmSync(join(folder, name), { force: true });
        return alive;
      });
      return others.length > 0;
    },
  };
}
