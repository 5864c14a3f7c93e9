import { type Outputs, trpc } from './trpc.ts';

export type Viewer = NonNullable<Outputs['accounts']['viewer']>;
export type Site = Outputs['cms']['site'];

/** Who is signed in; `null` for visitors. The root route has loaded it before anything renders. */
export function useViewer(): Viewer | null {
  return trpc.accounts.viewer.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data ?? null;
}

/** Whether this browser may open orders without an account. The root route has loaded it. */
export const useHasTickets = (): boolean =>
  trpc.booking.hasTickets.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data === true;

/** Where 'My Bookings' leads: to the account's, or to the tickets that this browser may open without one. */
export function useMyBookings(): '/orders' | '/find-booking' {
  const viewer = useViewer();
  return useHasTickets() && viewer === null ? '/find-booking' : '/orders';
}

/** The public settings of this installation. The root route has loaded them. */
export function useSite(): Site {
  const { data } = trpc.cms.site.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  if (data === undefined) throw new Error('The root route loads the site before anything renders');
  return data;
}
