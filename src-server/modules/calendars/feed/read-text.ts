import { Worker } from 'node:worker_threads';
import { fairQueue } from './fair-queue.ts';
import type { FeedContent, FeedFrame } from './parse-feed.ts';

/** A year of a full calendar takes a tenth of it. */
const PATIENCE_MS = 5000;
const READERS = 2;
const MEGABYTES_OF_READER = 32;

export interface FeedSource {
  readonly bytes: Uint8Array;
  /** The encoding that its server names. */
  readonly charset: string | undefined;
  readonly frame: FeedFrame;
}

const inTurn = fairQueue(READERS);

/**
 * Reads a feed apart from the server: a rule that never ends, or one that fills the memory, ends with its thread. Two are
 * read at once, the others wait in turns of their partners; each is timed from its own start.
 * @param partnerId whose turn it is.
 * @returns `null` for what cannot be read as a calendar.
 */
export const readText = (
  partnerId: string,
  source: FeedSource,
  patienceMs = PATIENCE_MS,
): Promise<FeedContent | null> => inTurn(partnerId, () => readApart(source, patienceMs));

function readApart(source: FeedSource, patienceMs: number): Promise<FeedContent | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./feed.worker.ts', import.meta.url), {
      workerData: source,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES_OF_READER },
    });
    let content: FeedContent | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    worker.on('message', (read: FeedContent | 'ready' | null) => {
      // How long a thread takes to come up is no matter of the feed.
      if (read === 'ready') timer = setTimeout(() => void worker.terminate(), patienceMs);
      else {
        content = read;
        void worker.terminate();
      }
    });
    // A thread that ran out of its memory ends with an error.
    worker.once('error', () => undefined);
    // The next one is read when this one is really over.
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve(content);
    });
  });
}
