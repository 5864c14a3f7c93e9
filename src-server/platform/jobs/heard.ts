import type { Instant } from '@js-joda/core';
import type { JobCause } from '#shared/admin/job-causes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Cause } from './cause.ts';

/** A sign that a cause of failures is gone, and when it came. */
export interface Sign {
  readonly cause: Cause;
  readonly at: Instant;
}

/** Who outside of the house did their share in this process: jobs that wait for them can go on. */
export interface Heard {
  note(kind: JobCause, subject?: string | null): void;
  /** The last sign of each since they were last taken. */
  take(): readonly Sign[];
}

/** Signs are kept in memory only: what is lost with a process is found by asking. */
export function createHeard(clock: Clock): Heard {
  const signs = new Map<string, Sign>();
  return {
    note: (kind, subject = null) => void signs.set(`${kind} ${subject}`, { cause: { kind, subject }, at: clock.now() }),
    take: () => {
      const taken = [...signs.values()];
      signs.clear();
      return taken;
    },
  };
}

/** The same port; each answer that `isAnswer` takes for one is noted. */
export function hearing<Port extends object>(
  heard: Heard,
  kind: JobCause,
  port: Port,
  isAnswer: (result: unknown) => boolean,
): Port {
  return new Proxy(port, {
    get: (target, name, receiver) => {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function') return call;
      return (...args: unknown[]) => {
        const answer: unknown = Reflect.apply(call, target, args);
        if (!(answer instanceof Promise)) return answer;
        return answer.then((result: unknown) => {
          if (isAnswer(result)) heard.note(kind);
          return result;
        });
      };
    },
  });
}
