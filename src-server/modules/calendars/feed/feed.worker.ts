import { parentPort, workerData } from 'node:worker_threads';
import { parseFeed } from './parse-feed.ts';

/** Reads the feed it is given; who started it ends it when that takes too long. */
const { text, frame } = workerData as { text: string; frame: Parameters<typeof parseFeed>[1] };
const read = () => {
  try {
    return parseFeed(text, frame);
  } catch {
    return null;
  }
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
parentPort?.postMessage(read());
