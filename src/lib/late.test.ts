import { lazyRouteComponent } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isMissingFile, outliveMissingFiles } from './late.tsx';

const reload = vi.fn<() => void>();
const page = new EventTarget();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('window', { location: { reload } });
  outliveMissingFiles();
});
afterEach(() => vi.unstubAllGlobals());

/** Shows a screen whose code does not come, as the bundler's own code tells it. @returns whether that is thrown as a failure */
async function failsWithoutCode(onLine: boolean): Promise<boolean> {
  vi.stubGlobal('navigator', { onLine });
  const Screen = lazyRouteComponent<{ default: () => null }>(() => {
    const payload = new TypeError('Failed to fetch dynamically imported module: /assets/screen-1.js');
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    return Promise.reject(payload);
  });
  await Screen.preload?.();
  try {
    (Screen as () => unknown)();
  } catch (thrown) {
    return isMissingFile(thrown);
  }
  return false;
}

test('without a network a screen whose code did not come is a failure of this page, which is not loaded anew', async () => {
  expect(await failsWithoutCode(false)).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('with a network it may be gone with an older release: the page is loaded anew', async () => {
  expect(await failsWithoutCode(true)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});
