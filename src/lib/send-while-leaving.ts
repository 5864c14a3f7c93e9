import type { Inputs } from './trpc.ts';

/** What can be decided, and by what. */
interface Decisions {
  readonly 'admin.changeRequests.decide': Inputs['admin']['changeRequests']['decide'];
  readonly 'admin.newLocations.decide': Inputs['admin']['newLocations']['decide'];
}

/**
 * Sends a decision as the page is left, where no one waits for its answer any more: the client gathers calls until the
 * page's next task, which does not come, and a request without `keepalive` ends with its page.
 */
export function sendWhileLeaving<Name extends keyof Decisions>(procedure: Name, input: Decisions[Name]): void {
  fetch(`/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    keepalive: true,
    // The page is gone before its answer.
  }).catch(() => undefined);
}
