import { useEffect, useState, useSyncExternalStore } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { Drawings } from './drawings.ts';
import type { StorefrontKind } from './kinds.ts';
import styles from './storefront.module.css';
import { fetchDrawingsLater, useDrawings } from './use-drawings.ts';

const viewBoxes = { square: '0 0 160 160', kind: '0 0 160 160', wide: '0 0 360 200' };

type StorefrontDrawingProps = {
  readonly view: keyof Drawings;
  readonly kind: StorefrontKind;
  readonly name: string;
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
};

const never = () => () => {};
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );

/**
 * The picture of a shop front. What the server drew stays as it came; another is drawn in the browser once its code is
 * there, in a place that is kept for it.
 */
export function StorefrontDrawing({ view, kind, name, alt, className }: StorefrontDrawingProps) {
  const subject = `${kind} ${name}`;
  const isHydrating = useIsHydrating();
  const [ofServer, setOfServer] = useState(isHydrating ? subject : null);
  if (ofServer !== null && ofServer !== subject) setOfServer(null);
  const stays = ofServer === subject;
  const drawings = useDrawings(!stays);
  // It may be wanted at once when the page changes under a hand.
  useEffect(() => {
    if (stays) fetchDrawingsLater();
  }, [stays]);
  return (
    <svg
      viewBox={viewBoxes[view]}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinecap="round"
      className={cx(styles.front, className)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: stays ? '' : (drawings?.[view](kind, name) ?? '') }}
    />
  );
}
