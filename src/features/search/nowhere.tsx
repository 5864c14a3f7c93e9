import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useNearby } from '#web/parts/place-picker/use-nearby.ts';
import { SubscribeForm } from '#web/parts/subscribe/subscribe-form.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './nowhere.module.css';
import { shortLabel, useSearch } from './search-context.ts';

/** Where there is no location at all: the nearest cities that have some, and how to hear when that changes. */
export function Nowhere({ hasPicture = true }: { readonly hasPicture?: boolean }) {
  const t = useTexts('map');
  const { label } = useSearch().filter.place;
  return (
    <>
      <EmptyState
        title={label === '' ? t('emptyAreaTitle') : t('emptyTitle', { place: shortLabel(label) })}
        {...(hasPicture ? { picture: <Storefront kind="shop" name="Cloakroom" /> } : {})}
        action={<NearestCities />}
      >
        {t('emptyText')}
      </EmptyState>
      <section className={styles.tell} aria-labelledby="tell-me">
        <h3 id="tell-me">{t('tellMe')}</h3>
        <p>{t('tellMeText')}</p>
        <SubscribeForm />
      </section>
    </>
  );
}

/** The same over a phone's map, which is empty too. */
export function NowhereCard({ className }: { readonly className?: string | undefined }) {
  return (
    <div className={className}>
      <Card pad={14} className={styles.card}>
        <Nowhere hasPicture={false} />
      </Card>
    </div>
  );
}

/** The ways on from where there is nothing: the nearest cities with locations. */
function NearestCities() {
  const t = useTexts('map');
  const { filter, apply } = useSearch();
  const { cities } = useNearby(filter.place, true);
  return (
    <div className={styles.cities}>
      {cities.slice(0, 2).map(({ name, latitude, longitude }, index) => (
        <Button
          key={name}
          variant={index === 0 ? 'primary' : 'secondary'}
          onClick={() => apply({ place: { label: name, latitude, longitude } })}
        >
          {t('searchCity', { city: name })}
        </Button>
      ))}
    </div>
  );
}
