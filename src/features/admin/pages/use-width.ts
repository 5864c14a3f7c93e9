import { type RefObject, useEffect, useRef, useState } from 'react';

/** How wide an element is, in px; 0 until it is known. */
export function useWidth<Element extends HTMLElement>(): readonly [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (element.current !== null) sizes.observe(element.current);
    return () => sizes.disconnect();
  }, []);
  return [element, width];
}
