/** Numbers in [0, 1) that only the seed decides, the same on every machine. */
export function randomFrom(seed: string): () => number {
  let state = 0;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list, by a number in [0, 1). */
export function pick<T>(list: readonly T[], at: number): T {
  return list[Math.min(list.length - 1, Math.floor(at * list.length))] as T;
}
