import { useSyncExternalStore } from 'react';

const never = () => () => {};
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How this device's keyboard names a key: `⌘` is there on Apple's only and `Ctrl` elsewhere, as for the server. */
export function useKeyNames(): (name: string) => string {
  const hasCommand = useSyncExternalStore(never, isApple, () => false);
  return (name) => (name === '⌘' && !hasCommand ? 'Ctrl' : name);
}
