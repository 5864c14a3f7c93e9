import { useEffect, useState } from 'react';

/** The section that is being read: the last one whose top has passed the upper fifth of the screen. */
export function useActiveSection(first: string): string {
  const [active, setActive] = useState(first);
  useEffect(() => {
    const sections = [...document.querySelectorAll('[data-section]')];
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        const current = sections.find((section) => seen.has(section));
        if (current !== undefined) setActive(current.id);
      },
      { rootMargin: '-20% 0px -75% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return active;
}
