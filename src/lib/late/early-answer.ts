import { phoneLayout } from '../phone-layout.ts';

/** What a page asks as soon as it has been painted, while the code that will ask it is still on its way. */
export interface EarlyQuestion {
  /** The procedure's name. */
  readonly path: string;
  readonly input: unknown;
  /** No one asks it in the layout of phones. */
  readonly onlyWide?: boolean;
}

interface EarlyAnswer {
  readonly address: string;
  /** `null` when none came. */
  readonly answer: Promise<Response | null>;
}

declare global {
  var earlyAnswer: EarlyAnswer | undefined;
}

/** Where the client's link asks one question by itself. */
const addressOf = ({ path, input }: EarlyQuestion): string =>
  `/trpc/${path}?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`;

/** The code, for a page's script, that asks a question and keeps the answer for `fetchOnce`. */
export const askEarly = (question: EarlyQuestion, locale: string): string =>
  `${question.onlyWide === true ? `if(!matchMedia('${phoneLayout}').matches)` : ''}{const address=${JSON.stringify(addressOf(question))};` +
  `globalThis.earlyAnswer={address,answer:fetch(address,{headers:{'x-locale':'${locale}'}}).catch(()=>null)}}`;

/** Fetches, or gives what the page has asked for already: once, and only for the very same question. */
export async function fetchOnce(address: RequestInfo | URL | string, init?: RequestInit): Promise<Response> {
  const early = globalThis.earlyAnswer;
  if (early?.address !== address) return fetch(address, init);
  globalThis.earlyAnswer = undefined;
  return (await early.answer) ?? fetch(address, init);
}
