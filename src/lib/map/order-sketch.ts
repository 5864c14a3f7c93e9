import type { SketchAnswer, SketchOrder } from '#web/drawings/map/sketch-worker.ts';

const waiting = new Map<number, (svg: string) => void>();
let count = 0;
let worker: Worker | null = null;

function open(): Worker {
  const opened = new Worker(new URL('../../drawings/map/sketch-worker.ts', import.meta.url), { type: 'module' });
  opened.addEventListener('message', ({ data }: MessageEvent<SketchAnswer>) => {
    waiting.get(data.number)?.(data.svg);
    waiting.delete(data.number);
  });
  return opened;
}

/** Draws a view in a thread of its own, so that the page answers meanwhile. Never comes where that thread cannot start. */
export function orderSketch(order: Omit<SketchOrder, 'number'>): Promise<string> {
  worker ??= open();
  count += 1;
  const number = count;
  const drawn = new Promise<string>((resolve) => waiting.set(number, resolve));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  worker.postMessage({ ...order, number } satisfies SketchOrder);
  return drawn;
}
