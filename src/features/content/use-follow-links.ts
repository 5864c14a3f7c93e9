import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** Follows links inside the site, in text that came as HTML, without loading the page anew. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const router = useRouter();
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin || link.hash !== '' || event.defaultPrevented) return;
    event.preventDefault();
    router.history.push(`${link.pathname}${link.search}`);
  };
}
