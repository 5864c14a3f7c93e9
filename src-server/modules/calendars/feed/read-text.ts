import { Worker } from 'node:worker_threads';
import type { FeedEntry, parseFeed } from './parse-feed.ts';

/** A year of a full calendar takes a tenth of it. */
const PATIENCE_MS = 5000;

/** So many are read at once by a process; the others wait their turn, however many calendars come together. */
const AT_ONCE = 2;
/** The largest text that is fetched needs more than a quarter of it. */
const MEMORY_MB = 128;

let reading = 0;
const waiting: (() => void)[] = [];

/** Does a piece of work when its turn has come. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (reading >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else reading += 1;
  try {
    return await work();
  } finally {
    // The place goes to the next, or is free.
    const next = waiting.shift();
    if (next === undefined) reading -= 1;
    else next();
  }
}

/**
 * Reads a feed's text apart from the server, two at a time: a rule that never ends, or one that fills the memory, ends
 * with its thread.
 * @returns `null` for a text that cannot be read as a calendar.
 */
export function readText(
  text: string,
  frame: Parameters<typeof parseFeed>[1],
  patienceMs = PATIENCE_MS,
): Promise<FeedEntry[] | null> {
  return inTurn(() => readApart(text, frame, patienceMs));
}

function readApart(
  text: string,
  frame: Parameters<typeof parseFeed>[1],
  patienceMs: number,
): Promise<FeedEntry[] | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./feed.worker.ts', import.meta.url), {
      workerData: { text, frame },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const end = (entries: FeedEntry[] | null) => {
      clearTimeout(timer);
      resolve(entries);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(null), patienceMs);
    worker.once('message', end);
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}
