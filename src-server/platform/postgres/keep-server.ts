import type { Log } from '#server/platform/log.ts';
import { isPostgres, type Postmaster } from './postmaster-file.ts';

const LOOK_MS = 1_000;

/**
 * Looks after a running server and starts it again when it has died, such as by a person's `kill` or the system's lack of
 * memory. A start that fails is tried again.
 * @param revive starts it, or adopts the one that another process has started meanwhile.
 */
export function keepServer(server: Postmaster, log: Pick<Log, 'info' | 'warn'>, revive: () => Promise<Postmaster>) {
  let current = server;
  let reviving: Promise<void> = Promise.resolve();
  let isBusy = false;
  const look = async () => {
    if (isBusy || isPostgres(current.pid)) return;
    isBusy = true;
    log.warn({ pid: current.pid }, 'database server has died');
    try {
      current = await revive();
      log.info({ pid: current.pid, port: current.port }, 'database server is back');
    } catch (error) {
      log.warn({ err: error }, 'database server cannot be started again yet');
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => {
    if (!isBusy) reviving = look();
  }, LOOK_MS);
  timer.unref();
  return {
    /** Looks after it no longer. Resolves with the server as it is then. */
    end: async (): Promise<Postmaster> => {
      clearInterval(timer);
      await reviving;
      return current;
    },
  };
}
