import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { BookingStep } from './booking-step.ts';

/** Where in the tab's history the booking began; kept while a person logs in half-way. */
let entry: number | null = null;

/** Back to the review from the other steps; from there to the page before the booking, or to the listing on the map. */
export function useBack(step: BookingStep, slug: string | undefined): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const index = router.history.location.state.__TSR_index;

  useEffect(() => {
    if (entry === null || (step === 'review' && index < entry)) entry = index;
  }, [step, index]);

  useEffect(
    () => () => {
      if (!/^\/(book|login)/.test(window.location.pathname)) entry = null;
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
