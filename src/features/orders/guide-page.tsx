import { trpc } from '#web/lib/trpc.ts';
import { GuideScreen } from './guide-screen.tsx';

/** The guide's page of an order that is loaded already. */
export function GuidePage({ id }: { readonly id: string }) {
  const [view] = trpc.booking.get.useSuspenseQuery({ bookingId: id });
  return <GuideScreen order={view} />;
}
