/** A write shorter than this is done each time, in milliseconds. */
const QUICK_MS = 10;
/** Between two slow writes nothing is written for so many times as long as the first took. */
const PAUSES = 9;

/**
 * Writes a state that grows without taking all of the time for it: each time while that is quick, else a tenth of the
 * time, with what came meanwhile written together.
 */
export function writeSparingly(write: () => void): { save(): void; flush(): void } {
  let timer: NodeJS.Timeout | null = null;
  let isDue = false;
  const writeNow = () => {
    isDue = false;
    const began = performance.now();
    write();
    const took = performance.now() - began;
    if (took < QUICK_MS) return;
    timer = setTimeout(() => {
      timer = null;
      if (isDue) writeNow();
    }, took * PAUSES);
  };
  return {
    save: () => {
      isDue = true;
      if (timer === null) writeNow();
    },
    /** Writes what waits to be written, at the end. */
    flush: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      if (isDue) write();
      isDue = false;
    },
  };
}
