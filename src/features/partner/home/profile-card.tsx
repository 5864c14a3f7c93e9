import { fullName } from '#shared/contact/full-name.ts';
import { averageOf } from '#shared/reviews/average.ts';
import { RatingLine } from '#web/parts/listing/rating-line.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { OwnListing } from '../listings/use-listing.ts';
import styles from './profile-card.module.css';

type ProfileCardProps = { readonly listings: readonly OwnListing[]; readonly className?: string | undefined };

/** The company, or the person where none is named, with the rating of all locations. */
export function ProfileCard({ listings, className }: ProfileCardProps) {
  const t = useTexts('dashboard');
  const staff = useTexts('staff');
  const partner = useTexts('partner');
  const viewer = useViewer();
  const [company] = trpc.accounts.company.useSuspenseQuery();
  if (viewer === null) return null;
  const name = company?.name ?? fullName(viewer);
  const reviewsCount = listings.reduce((sum, listing) => sum + listing.reviewsCount, 0);
  const stars = listings.reduce((sum, { starsCount }) => sum + starsCount, 0);
  return (
    <Card as="section" className={className}>
      <div className={styles.profile}>
        <Avatar name={name} src={company?.logoUrl ?? viewer.avatarUrl} size={64} />
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.soft}>
            {reviewsCount > 0 && <RatingLine rating={averageOf(stars, reviewsCount)} reviewsCount={reviewsCount} />}
            <span>{t('locations', { count: listings.length })}</span>
          </p>
        </div>
        <AppLink to="/dashboard/profile/edit" className={buttonClass({ variant: 'secondary', size: 40 })}>
          {t('editProfile')}
        </AppLink>
      </div>
      <p className={styles.ways}>
        <AppLink to="/dashboard/staff" className={styles.people}>
          {staff('title')}
        </AppLink>
        <AppLink to="/information" className={styles.people}>
          {partner('howHosting')}
        </AppLink>
      </p>
    </Card>
  );
}
