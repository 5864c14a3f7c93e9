/**
 * For the outermost element of a late part that may be typed into before its code has come: the server's markup says that it
 * is waited for, so that its texts are kept as the server wrote them (docs/decisions/translated-pages.md), until it is alive.
 */
export const lateForm = {
  'data-late': '',
  ref: (element: Element | null): void => element?.removeAttribute('data-late'),
} as const;
