import { type ReactNode, useSyncExternalStore } from 'react';
import { isPhoneNow, subscribeToPhone } from './use-is-phone.ts';

type Layout = 'phone' | 'wide';

const isServer = typeof document === 'undefined';
const layoutNow = (): Layout => (isPhoneNow() ? 'phone' : 'wide');

/** The layout that the style sheet shows, in the browser from the first render on; `null` on the server, which knows none. */
export const useLayout = (): Layout | null =>
  useSyncExternalStore(subscribeToPhone, layoutNow, isServer ? () => null : layoutNow);

type OnlyOnProps = {
  /** `null` for both. */
  readonly layout: Layout | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * What only one layout shows. The server renders it for both; in the other layout its markup stays hidden as it came and
 * nothing is spent on bringing it to life.
 */
export function OnlyOn({ layout, className, children }: OnlyOnProps) {
  const now = useLayout();
  if (now === null || layout === null || now === layout) return <div className={className}>{children}</div>;
  return <div key="asleep" className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
