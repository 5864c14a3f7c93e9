import type { StayText } from './filter.ts';
import { instantText } from './map-search.ts';

/** The stay that a browser had kept. */
interface KeptStay {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A stay by the clock of wherever it is: "2026-11-21T10:00" twice. */
const wallOf = (from: string, to: string): string => `${from.slice(0, 16)} ${to.slice(0, 16)}`;

/**
 * The stay in the address with which a document was opened from elsewhere, as its clock says it; `null` where there is
 * none, where it is the one this browser had kept, and where it was chosen: on this site, or in a partner's widget.
 */
export function linkedStayIn(address: string, referrer: string, kept: KeptStay | null): string | null {
  const { origin, searchParams } = new URL(address);
  const from = instantText(searchParams.get('from'));
  const to = instantText(searchParams.get('to'));
  if (from === undefined || to === undefined || searchParams.has('w')) return null;
  const isFromHere = referrer !== '' && new URL(referrer).origin === origin;
  const isKept = kept?.from !== undefined && kept.to !== undefined && wallOf(kept.from, kept.to) === wallOf(from, to);
  return isFromHere || isKept ? null : wallOf(from, to);
}

let linked: string | null | undefined;

/**
 * Whether a stay is the one of the link that opened this document, which the visitor has not chosen yet, so that it is not kept.
 * `kept` is what the browser had kept before.
 */
export function isLinkedStay({ dropOffAt, pickUpAt }: StayText, kept: KeptStay | null): boolean {
  if (linked === undefined) {
    const [opened] = performance.getEntriesByType('navigation');
    linked = opened === undefined ? null : linkedStayIn(opened.name, document.referrer, kept);
  }
  return linked !== null && linked === wallOf(dropOffAt, pickUpAt);
}

/** A stay was chosen, which may be that of the link. */
export function chooseStay(): void {
  linked = null;
}
