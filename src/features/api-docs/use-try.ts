import { useState } from 'react';
import type { Call } from './reference.ts';
import type { RequestParts } from './request-code.ts';
import { type CardChoice, liveParts, send, type Tried } from './try-it.ts';

/** What a call was asked and answered when it was tried; nothing before that. */
export function useTry(call: Call, sample: RequestParts) {
  const [parts, setParts] = useState<RequestParts | null>(null);
  const [answer, setAnswer] = useState<Tried | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const run = async (card: CardChoice) => {
    setBusy(true);
    setFailed(false);
    try {
      const base = new URL(sample.url.slice(0, sample.url.indexOf('/api/v1') + '/api/v1'.length)).pathname;
      const live = await liveParts(sample, { call, card, now: new Date(), base });
      setParts(live);
      setAnswer(await send(live));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { parts, answer, isBusy, hasFailed, run };
}
