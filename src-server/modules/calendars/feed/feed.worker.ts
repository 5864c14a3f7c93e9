import { parentPort, workerData } from 'node:worker_threads';
import { learnZoneRules } from '#server/platform/zones/zone-rules.ts';
import { textOfFeed } from './feed-text.ts';
import { parseFeed } from './parse-feed.ts';
import type { FeedSource } from './read-text.ts';

// A thread learns for itself.
learnZoneRules();

/** Reads the feed it is given; who started it ends it when that takes too long. */
const { bytes, charset, frame } = workerData as FeedSource;
const read = () => {
  try {
    return parseFeed(textOfFeed(bytes, charset), frame);
  } catch {
    return null;
  }
};
const tell = (word: ReturnType<typeof read> | 'ready'): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
  parentPort?.postMessage(word);
};
tell('ready');
tell(read());
