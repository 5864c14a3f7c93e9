import { useLocation, useNavigate } from '@tanstack/react-router';
import type { MoneyAct } from '#shared/admin/bookings-schema.ts';

/** Which of a booking's forms is open, which the address says by `#refund` or `#cancel`: so it stays after a reload or a proof. */
export function useDeciding() {
  const navigate = useNavigate();
  const deciding = useLocation({
    select: ({ hash }): MoneyAct | null => (hash === 'refund' || hash === 'cancel' ? hash : null),
  });
  return {
    deciding,
    decide: (act: MoneyAct | null) =>
      void navigate({ to: '.', search: true, hash: act ?? '', replace: true, resetScroll: false } as never),
  };
}
