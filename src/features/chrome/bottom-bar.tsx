import { CircleUserRound, House, type LucideIcon, Map as MapIcon, Ticket } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useHasTickets, useMyBookings, useViewer } from '#web/lib/viewer.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './bottom-bar.module.css';

/** Home, Map, and My Bookings or Login at the bottom of a phone's screen. */
export function BottomBar({ pathname }: { readonly pathname: string }) {
  const t = useTexts('common');
  const viewer = useViewer();
  const hasTickets = useHasTickets();
  const myBookings = useMyBookings();
  return (
    <nav aria-label={t('mainMenu')} className={styles.bar} data-bottom-bar data-print="hide">
      <Entry to="/" icon={House} words={t('home')} isHere={pathname === '/'} />
      <Entry to="/map" icon={MapIcon} words={t('map')} isHere={pathname.startsWith('/map')} />
      {viewer === null && !hasTickets ? (
        <Entry to="/login" icon={CircleUserRound} words={t('login')} isHere={pathname.startsWith('/login')} />
      ) : (
        <Entry to={myBookings} icon={Ticket} words={t('myBookingsTitle')} isHere={pathname === myBookings} />
      )}
    </nav>
  );
}

type EntryProps = {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly words: string;
  readonly isHere: boolean;
};

function Entry({ to, icon, words, isHere }: EntryProps) {
  return (
    <AppLink to={to} className={styles.entry} aria-current={isHere ? 'page' : undefined}>
      <Icon of={icon} size={22} />
      {words}
    </AppLink>
  );
}
