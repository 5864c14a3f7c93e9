import type { Inputs } from './trpc.ts';

/**
 * Sends a decision as the page is left, where no one waits for its answer any more: the client gathers calls until the
 * page's next task, which does not come, and a request without `keepalive` ends with its page.
 */
export function sendWhileLeaving(
  procedure: 'admin.changeRequests.decide',
  input: Inputs['admin']['changeRequests']['decide'],
): void {
  fetch(`/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    keepalive: true,
    // The page is gone before its answer.
  }).catch(() => undefined);
}
