/** Whether a file of the page's code or looks was not brought: without a network, or gone with an older release. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|Unable to preload CSS/i.test(error.message);

/**
 * The router answers a file that did not come by loading the page anew, which without a network takes away what stands
 * there. It knows such an error by its first words: these become others, and the screen says what is missing.
 */
export function outliveMissingFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = `Without a network: ${payload.message}`;
  });
}

/** Whether the site answers at all. */
export const isSiteThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const TRIES = 15;
const BETWEEN_MS = 1000;

/** Waits for the site after the network came back, which may take a while to carry anything. @returns whether it answers */
export async function isSiteBack(): Promise<boolean> {
  for (let tries = 0; tries < TRIES && navigator.onLine; tries += 1) {
    if (await isSiteThere()) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, BETWEEN_MS);
    });
  }
  return false;
}
