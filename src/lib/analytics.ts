/** What happened, for whichever analytics service the site has; amounts in minor units. */
export type AnalyticsEvent = {
  readonly name: 'booking_paid';
  readonly bookingId: string;
  readonly minor: number;
  readonly currency: string;
};

/** Hands an event to the site's analytics script, which listens for it; without one nothing happens and nothing leaves. */
export function sendEvent(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent('analytics', { detail: event }));
}
