/** Whether a key belongs to a field, a button's own keys, a shortcut of the browser, or a dialog above the page. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  if (at.isContentEditable || at.closest('textarea, select, [role="listbox"], [role="menu"], dialog') !== null)
    return true;
  // What is ticked takes no letters; its own keys are Space, Enter and the arrows.
  return at.matches('input') && !(at.matches('[type="radio"], [type="checkbox"]') && /^[a-z/?]$/i.test(event.key));
}
