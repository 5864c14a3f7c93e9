import { Socket } from 'node:net';

/** How long we wait for PostgreSQL, in milliseconds. See docs/decisions/database.md. */
export const patience = {
  /** For a connection: to be made, or to become free in the pool. */
  connect: 5_000,
  /** For a server that has taken a statement and says nothing, not even that it gave up. */
  silence: 20_000,
} as const;

/**
 * How long a migration waits for a table, all in milliseconds: statements on that table wait behind it, so it lets
 * them pass and comes again. Some two minutes in all.
 */
export const migrationPatience = { waitMs: 3_000, pauseMs: 2_000, tries: 24 } as const;

/**
 * What the server itself ends. Kept as defaults of our role in our database, because a pooler between us and the server
 * (pgbouncer in transaction mode) neither takes them at the start of a connection nor keeps them afterwards.
 */
export const serverPatience = {
  statement_timeout: '15s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '15s',
} as const;

/** A connection that is cut when the other side falls silent, such as a machine that lost its power; 0 waits for ever. */
export function impatientSocket(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    const error = Object.assign(new Error('The database server fell silent'), { code: 'ETIMEDOUT', syscall: 'read' });
    socket.destroy(error);
  });
  return socket;
}
