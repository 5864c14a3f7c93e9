import { type TestInfo, test } from '@playwright/test';

const asked = new WeakMap<TestInfo, number>();

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * A whole number below `count` that follows from the journey that asks, its project and its try, and from how often it
 * asked before: spread over all like a die's, and the same in every run.
 */
export function chosen(count: number): number {
  const info = test.info();
  const before = asked.get(info) ?? 0;
  asked.set(info, before + 1);
  return hashOf([...info.titlePath, info.project.name, info.retry, before].join('\n')) % count;
}
