import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is on the screen, below `top` px that are covered; true until that is known. */
export function useIsSeen(element: RefObject<Element | null>, top = 0): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), {
      rootMargin: `-${top}px 0px 0px`,
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, top]);
  return isSeen;
}
