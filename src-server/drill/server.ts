import { flushCompileCache } from 'node:module';
import { shiftDate } from '../../e2e/support/shift-date.ts';
import type { Deps } from '#server/deps.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import { serveProduct } from '#server/testing/serve-product.ts';
import { writes } from './writes.ts';

/** What the drill tells this process: where to die, or which job to add. */
export type Told = { readonly dieAt: string } | { readonly job: string; readonly payload: object };

// The drill's time lies ahead of the machine's by what it has moved it.
shiftDate(Number(process.env.DRILL_SHIFT_MS ?? 0));

let dieAt: string | null = null;

/** At the point that was named the process is gone, without a word, as by `kill -9`. */
function pass(point: string): void {
  if (point === dieAt) process.kill(process.pid, 'SIGKILL');
}

/** A port each of whose calls that change something outside has a point before it and one after. */
function mined<Port extends object>(name: keyof typeof writes, port: Port): Port {
  return new Proxy(port, {
    get: (target, key, receiver) => {
      const call: unknown = Reflect.get(target, key, receiver);
      if (typeof call !== 'function' || !writes[name].includes(String(key))) return call;
      return async (...args: unknown[]) => {
        pass(`${name}.${String(key)} before`);
        const answer: unknown = await Reflect.apply(call, target, args);
        pass(`${name}.${String(key)} after`);
        return answer;
      };
    },
  });
}

const deps: Deps = await serveProduct({
  around: (opened) => ({ ...opened, cards: mined('cards', opened.cards), mail: mined('mail', opened.mail) }),
  // The drill says when the clock's jobs are done.
  handlers: jobHandlers.map((handler) => ({ ...handler, cron: null })),
  doing: async ({ job }, work) => {
    await work();
    pass(`job ${job.name} after`);
  },
});

// A process that is killed writes down nothing of what it compiled, for the next one, on its way out.
flushCompileCache();

process.on('message', async (told: Told) => {
  if ('dieAt' in told) dieAt = told.dieAt;
  else {
    const added = deps.db.fork().transactional((em) => deps.jobs.enqueueAgain(em, told.job, told.payload));
    const failed = await added.then(
      () => null,
      (error: unknown) => String(error),
    );
    if (failed !== null) return process.send?.({ failed });
  }
  return process.send?.({});
});
