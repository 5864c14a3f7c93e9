import { reasonOf } from '#server/platform/errors/reason-of.ts';
import type { Log } from './log.ts';

/** How often one cause is written down, in milliseconds. */
const EVERY_MS = 1_000;
/** How many causes are distinguished; the one written down longest ago goes first. */
const MAX_CAUSES = 200;

/**
 * The errors of a log, where one cause would fill it: of the same cause one line a second, which says how many were left
 * out since the one before (`alike`). A cause is the text and the reason of `err`.
 * @param now the process's time in milliseconds
 */
export function sparing(log: Pick<Log, 'error'>, now: () => number = () => performance.now()): Pick<Log, 'error'> {
  const written = new Map<string, { readonly at: number; alike: number }>();
  return {
    error: (details, text) => {
      const { err } = details as { readonly err?: unknown };
      const cause = `${text}: ${reasonOf(err)}`;
      const last = written.get(cause);
      if (last !== undefined && now() - last.at < EVERY_MS) {
        last.alike += 1;
        return;
      }
      written.delete(cause);
      written.set(cause, { at: now(), alike: 0 });
      for (const oldest of written.keys()) {
        if (written.size <= MAX_CAUSES) break;
        written.delete(oldest);
      }
      log.error(last !== undefined && last.alike > 0 ? { ...details, alike: last.alike } : details, text);
    },
  };
}
