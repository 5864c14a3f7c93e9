/** Whether a file of the page's code or looks was not brought: without a network, or gone with an older release. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|Unable to preload CSS/i.test(error.message);

/** Whether the site answers at all. */
export const isSiteThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
