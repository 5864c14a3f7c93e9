import { type RefObject, useEffect, useState } from 'react';

/** What only peeps out at the window's foot, so high in px, is seen once the page is scrolled. */
const foot = 160;
/** How far before it is seen, in px, something is near while the page scrolls. */
const ahead = 200;

/** Whether an element has been about to be seen; what the style sheet hides never is. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isScrolled, setScrolled] = useState(false);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const scrolled = () => setScrolled(true);
    addEventListener('scroll', scrolled, { capture: true, once: true, passive: true });
    return () => removeEventListener('scroll', scrolled, { capture: true });
  }, []);
  useEffect(() => {
    const watched = element.current;
    if (isNear || watched === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: isScrolled ? `${ahead}px` : `0px 0px -${foot}px`,
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, isNear, isScrolled]);
  return isNear;
}
