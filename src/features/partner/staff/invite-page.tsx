import { useNavigate } from '@tanstack/react-router';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { InviteForm } from './invite-form.tsx';
import styles from './staff.module.css';

/** The invitation as a page of its own, for a phone. */
export function InvitePage() {
  const t = useTexts('staff');
  const navigate = useNavigate();
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  return (
    <>
      <AppLink to="/dashboard/staff" className={styles.back}>
        {t('title')}
      </AppLink>
      <div className={styles.page}>
        <InviteForm heading="h1" listings={listings} onInvited={() => void navigate({ to: '/dashboard/staff' })} />
      </div>
    </>
  );
}
