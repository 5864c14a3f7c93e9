/**
 * Puts a text on the clipboard. A browser lends its own only to pages over TLS, and may refuse: then it is copied as a
 * marked field is.
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- there is none without TLS
  const isLent = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return isLent === true || copyMarked(text);
}

function copyMarked(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  // Nothing outside an open dialog can be marked.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without TLS
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
