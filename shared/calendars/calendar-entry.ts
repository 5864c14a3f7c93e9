/** An entry of a partner's own calendar: whole local dates `YYYY-MM-DD`, both included, or a stretch between ISO instants. */
export type CalendarEntry =
  | { readonly kind: 'days'; readonly from: string; readonly to: string }
  | { readonly kind: 'hours'; readonly from: string; readonly to: string };
