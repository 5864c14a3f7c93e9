import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PATIENCE_MS = 1000;

const noteOf = (dataDir: string): string => join(dataDir, 'payment-sandbox.url');

/** Notes where the sandbox of this data folder listens, for commands next to the server; `forget` takes the note away. */
export function noteSandbox(dataDir: string, url: string): { forget(): void } {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(noteOf(dataDir), url);
  return { forget: () => rmSync(noteOf(dataDir), { force: true }) };
}

/**
 * The address of a sandbox that a server of the same data folder runs; null where none answers. Two sandboxes on one
 * state would each know half of the money.
 */
export async function findRunningSandbox(dataDir: string): Promise<URL | null> {
  try {
    const url = new URL(readFileSync(noteOf(dataDir), 'utf8'));
    const answer = await fetch(new URL('/v1/balance', url), {
      headers: { authorization: 'Bearer sk_test_sandbox' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok ? url : null;
  } catch {
    return null;
  }
}
