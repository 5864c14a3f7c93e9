import { residentMegabytes } from './cpu-time.ts';
import { fetchAll } from './load.ts';

export interface MemoryFigures {
  readonly early: number;
  readonly late: number;
}

interface MemoryBench {
  readonly base: string;
  readonly server: number;
  readonly early: number;
  readonly late: number;
  /** Address of request number n. */
  readonly path: (number: number) => string;
}

/** Resident memory of the server after some and after many mixed requests. */
export async function measureMemory({ base, server, early, late, path }: MemoryBench): Promise<MemoryFigures> {
  const run = (from: number, to: number) =>
    fetchAll(
      base,
      Array.from({ length: to - from }, (_, index) => path(from + index)),
      8,
    );
  await run(0, early);
  const first = residentMegabytes(server);
  await run(early, late);
  return { early: first, late: residentMegabytes(server) };
}
