import type { ReactNode } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { CityCards } from '#web/parts/city-cards/city-cards.tsx';
import { SearchTicket } from '#web/parts/search-ticket/search-ticket.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContentView } from './content-view.ts';
import { Rates } from './rates.tsx';
import styles from './content.module.css';

type Part = Extract<ContentView['parts'][number], { kind: 'block' }>;

type ContentBlockProps = Omit<Part, 'kind'> & { readonly page: ContentView };

/** One of the site's own blocks in a page; those of cities and places only work on their pages. */
export function ContentBlock({ name, page }: ContentBlockProps): ReactNode {
  const t = useTexts('content');
  switch (name) {
    case 'pricing':
      return <Rates />;
    case 'contact':
      return (
        <Card pad={28} className={styles.contact}>
          <ContactForm />
        </Card>
      );
    case 'cities':
      return <Cities />;
    case 'search':
      return <Search city={page.settings.city} />;
    case 'join':
      return (
        <AppLink to="#join" className={buttonClass({ size: 52 })}>
          {t('join')}
        </AppLink>
      );
    case 'call-to-action':
      return (
        <AppLink to="/map" className={buttonClass({ size: 52 })}>
          {t('openMap')}
        </AppLink>
      );
    default:
      return null;
  }
}

function Cities() {
  const [home] = trpc.search.home.useSuspenseQuery();
  return (
    <div className={styles.wide}>
      <CityCards cities={home.cities} />
    </div>
  );
}

function Search({ city }: { readonly city: string | undefined }) {
  const [start] = trpc.search.start.useSuspenseQuery();
  const [home] = trpc.search.home.useSuspenseQuery();
  const found = home.cities.find(({ key }) => key === city);
  const place =
    found === undefined
      ? null
      : {
          label: found.name,
          latitude: found.latitude,
          longitude: found.longitude,
        };
  return <SearchTicket start={start} place={place} className={styles.search} />;
}
