/** Deletes what the browser kept of private pages, such as tickets for offline use. */
export function forgetPrivatePages(): void {
  sessionStorage.clear();
  if (!('caches' in globalThis)) return;
  void caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .catch(() => {});
}
