/** Brings the first wrong field within a form into sight and lets it be written in, once its mark is there. */
export function focusFirstWrong(within: Element | null): void {
  requestAnimationFrame(() => {
    const wrong = within?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // Of a group its first control.
    const field = wrong?.querySelector('input') ?? wrong;
    // Not only just into sight: what sticks to the bottom of a phone's screen would lie over it.
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
}
