const coming = new Map<string, Promise<void>>();

/**
 * Fetches a sheet that the page does not have yet; on the server, and without an address, there is nothing to do.
 * @throws Error, by whose words a missing file is known, when it cannot be fetched; it is asked for anew the next time.
 */
export async function loadStyle(href: string | null): Promise<void> {
  if (href === null || typeof document === 'undefined') return;
  const asked = coming.get(href) ?? linked(href);
  coming.set(href, asked);
  await asked;
}

async function linked(href: string): Promise<void> {
  if (document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      coming.delete(href);
      reject(new Error(`Unable to preload CSS for ${href}`));
    });
    document.head.append(link);
  });
}
