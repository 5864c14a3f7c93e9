import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Size } from './mercator.ts';

/** The element's size in px; 0 before it is known. */
export function useSize(element: RefObject<HTMLElement | null>, onChange: () => void): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const box = element.current;
    if (box === null) return;
    // Tells its first size too, when the page has been laid out anyway.
    const observer = new ResizeObserver(() => {
      setSize({ width: box.clientWidth, height: box.clientHeight });
      changed();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
