import { sqlStateOf } from './driver-error.ts';

/** What the driver says, without a code: of a connection that ends, that died before, or that cannot be had. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/;

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);

/**
 * Whether a failure means that the database cannot serve for now: it is not there, takes no one in, is full or read-only,
 * or gave up a statement (57014), a lock (55P03) or a transaction (25P03) that took too long.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (/^(08|57P|53|57014|55P03|25006|25P0[34])/.test(sqlStateOf(error) ?? '')) return true;
  for (let found = error, depth = 0; found instanceof Error && depth < 5; depth += 1) {
    const { code, syscall } = found as Error & { readonly code?: unknown; readonly syscall?: unknown };
    if (typeof syscall === 'string' && unreachable.has(String(code))) return true;
    if (lostConnection.test(found.message)) return true;
    found = found.cause ?? (found as { readonly previous?: unknown }).previous;
  }
  return false;
}
