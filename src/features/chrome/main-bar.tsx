import { CircleUserRound, House, Map as MapIcon, Ticket } from 'lucide-react';
import { BottomBar } from '#web/parts/bottom-bar/bottom-bar.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useHasTickets, useMyBookings, useViewer } from '#web/lib/viewer.ts';

/** Home, Map, and My Bookings or Login at the bottom of a phone's screen. */
export function MainBar({ pathname }: { readonly pathname: string }) {
  const t = useTexts('common');
  const viewer = useViewer();
  const hasTickets = useHasTickets();
  const myBookings = useMyBookings();
  const last =
    viewer === null && !hasTickets
      ? { to: '/login', icon: CircleUserRound, words: t('login'), isHere: pathname.startsWith('/login') }
      : { to: myBookings, icon: Ticket, words: t('myBookingsTitle'), isHere: pathname === myBookings };
  return (
    <BottomBar
      label={t('mainMenu')}
      until={600}
      entries={[
        { to: '/', icon: House, words: t('home'), isHere: pathname === '/' },
        { to: '/map', icon: MapIcon, words: t('map'), isHere: pathname.startsWith('/map') },
        last,
      ]}
    />
  );
}
