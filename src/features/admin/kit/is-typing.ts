/** Whether a key belongs to a field, a button's own keys, a shortcut of the browser, or a dialog above the page. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  return (
    at.isContentEditable || at.closest('input, textarea, select, [role="listbox"], [role="menu"], dialog') !== null
  );
}
