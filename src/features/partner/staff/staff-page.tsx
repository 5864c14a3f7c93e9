import { fullName } from '#shared/contact/full-name.ts';
import { Shield, UserPlus } from 'lucide-react';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { StickyBar } from '#web/ui/misc/sticky-bar.tsx';
import { PinsCard } from '../counter/pins/pins-card.tsx';
import { InviteForm } from './invite-form.tsx';
import { StaffPlaces } from './staff-places.tsx';
import { StaffRow } from './staff-row.tsx';
import styles from './staff.module.css';

/** Who works at the owner's counters: the owner, those who were invited, and who has no access any more. */
export function StaffPage() {
  const t = useTexts('staff');
  const locale = useLocale();
  const viewer = useViewer();
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const [people] = trpc.staff.list.useSuspenseQuery();
  if (viewer === null) return null;
  const name = fullName(viewer);
  const ended = people.filter(({ state }) => state === 'ended');
  const zone = listings[0]?.rules.zone ?? 'UTC';
  const day = (iso: string | null) =>
    iso === null ? '' : formatDate(localDateOf(iso, zone), locale, { month: 'short', day: 'numeric' });
  return (
    <>
      <AppLink to="/dashboard/profile/edit" className={styles.back}>
        {t('profile')}
      </AppLink>
      <PageHeader className={styles.head} title={t('title')} lead={t('lead')} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card as="section" pad={0}>
            <div className={styles.row}>
              <Avatar name={name} src={viewer.avatarUrl} size={40} />
              <span>
                <strong className={styles.name}>{t('you', { name })}</strong>
                <span className={styles.soft}>{t('owner')}</span>
              </span>
              <StaffPlaces places={listings} all />
            </div>
            <ul>
              {people
                .filter(({ state }) => state !== 'ended')
                .map((member) => (
                  <StaffRow key={member.id} member={member} listings={listings} />
                ))}
            </ul>
          </Card>
          <PinsCard />
          {ended.length > 0 && (
            <Card as="section">
              <h2 className={styles.heading}>{t('noAccess')}</h2>
              <p className={styles.soft}>
                {ended
                  .map((each) =>
                    t(each.endedBy === 'self' ? 'endedBySelf' : 'endedByYou', {
                      name: each.name ?? each.email,
                      day: day(each.endedAt),
                    }),
                  )
                  .join(' ')}
              </p>
            </Card>
          )}
        </div>
        <div className={styles.main}>
          <div className={styles.onWide}>
            <InviteForm listings={listings} />
          </div>
          <p className={styles.never}>
            <Icon of={Shield} size={18} />
            <span>
              <strong>{t('never')}</strong> {t('neverText')}
            </span>
          </p>
        </div>
      </div>
      <StickyBar
        action={
          <AppLink to="/dashboard/staff/invite" className={buttonClass({ size: 52, full: true })}>
            <Icon of={UserPlus} size={20} />
            {t('invite')}
          </AppLink>
        }
      />
    </>
  );
}
