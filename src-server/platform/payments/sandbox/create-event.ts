import { present } from './present.ts';
import type { EventRecord } from './records.ts';

const API_VERSION = '2026-10-28.endive';

/** An event that keeps the object as the API shows it at this moment. */
export function createEvent(
  context: { readonly now: () => number; readonly newId: (prefix: string) => string },
  type: string,
  object: object,
  account?: string,
): EventRecord {
  return {
    id: context.newId('evt'),
    object: 'event',
    created: context.now(),
    livemode: false,
    type,
    api_version: API_VERSION,
    ...(account === undefined ? {} : { account }),
    data: { object: structuredClone(present(object)) },
    pending_webhooks: 1,
    request: { id: context.newId('req'), idempotency_key: null },
  };
}
