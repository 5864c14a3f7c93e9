import { Worker } from 'node:worker_threads';
import type { FeedEntry, parseFeed } from './parse-feed.ts';

/** A year of a full calendar takes a tenth of it. */
const PATIENCE_MS = 5000;

/**
 * Reads a feed's text apart from the server: a rule that never ends, or one that fills the memory, ends with its thread.
 * @returns `null` for a text that cannot be read as a calendar.
 */
export function readText(
  text: string,
  frame: Parameters<typeof parseFeed>[1],
  patienceMs = PATIENCE_MS,
): Promise<FeedEntry[] | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./feed.worker.ts', import.meta.url), {
      workerData: { text, frame },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
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
