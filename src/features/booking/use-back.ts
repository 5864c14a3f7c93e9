import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { BookingStep } from './booking-step.ts';

const key = 'booking-entry';

/** Where in the tab's history the booking began; kept while a person logs in half-way. */
let entry: number | null = null;

/** What a page of the booking that was loaded anew had kept. */
function keptEntry(index: number): number | null {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loaded === undefined || loaded.type === 'navigate') return null;
  if (!isOnTheWay(new URL(loaded.name).pathname)) return null;
  const kept = Number(readKept() ?? Number.NaN);
  return kept <= index ? kept : null;
}

const isOnTheWay = (pathname: string): boolean => /^\/(book|login)(\/|$)/.test(pathname);

function readKept(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepEntry(index: number): void {
  entry = index;
  try {
    sessionStorage.setItem(key, String(index));
  } catch {
    // Without storage a reload leads back to the listing on the map.
  }
}

/** Back to the review from the other steps; from there to the page before the booking, or to the listing on the map. */
export function useBack(step: BookingStep, slug: string | undefined): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const index = router.history.location.state.__TSR_index;

  useEffect(() => {
    entry ??= keptEntry(index);
    if (entry === null || (step === 'review' && index < entry)) keepEntry(index);
  }, [step, index]);

  useEffect(
    () => () => {
      if (!isOnTheWay(window.location.pathname)) entry = null;
    },
    [],
  );

  return () => {
    if (step !== 'review') void navigate({ to: '/book/$step', params: { step: 'review' } });
    else if (entry !== null && entry > 0) router.history.go(entry - 1 - index);
    else if (slug === undefined) void navigate({ href: '/map' });
    else void navigate({ href: `/map/${slug}` });
  };
}
