import type { SmsSender } from './sms-sender.ts';

/** What a message is good for is over soon. */
const PATIENCE_MS = 10_000;
/** The service says: not to this number. */
const refusals: ReadonlySet<number> = new Set([400, 422]);

/**
 * A service that takes text messages by one HTTP form, as `.env.example` describes it.
 * @param address with name and password where it asks for them, which are sent as HTTP Basic.
 */
export function createSmsForm(address: string): SmsSender {
  const url = new URL(address);
  const secret = [url.username, url.password].map(decodeURIComponent).join(':');
  const own: [string, string][] =
    secret === ':' ? [] : [['authorization', `Basic ${Buffer.from(secret).toString('base64')}`]];
  url.username = '';
  url.password = '';
  return {
    send: async ({ to, text, key }) => {
      const status = await fetch(url, {
        method: 'POST',
        headers: [...own, ['idempotency-key', key]],
        body: new URLSearchParams({ to, text }),
        // A page that it is sent on to would receive the secret.
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then(
        async (answer) => {
          await answer.body?.cancel();
          return answer.status;
        },
        () => null,
      );
      if (status !== null && refusals.has(status)) return 'refused';
      // Nothing of the error of `fetch`, which names the host.
      if (status === null || status < 200 || status > 299)
        throw new Error(`The service for text messages answers ${status ?? 'nothing'}`);
      return 'taken';
    },
  };
}
