import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { Scene, type SceneName } from '#web/drawings/scene.tsx';
import { CityCards } from '#web/parts/city-cards/city-cards.tsx';
import { SearchTicket } from '#web/parts/search-ticket/search-ticket.tsx';
import { LateNotice } from '#web/lib/late/late-notice.tsx';
import { latePart } from '#web/lib/late/late-part.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { Rates } from './rates.tsx';
import styles from './content.module.css';

export type ContentView = NonNullable<Outputs['cms']['page']>;
type BlockName = Extract<ContentView['parts'][number], { kind: 'block' }>['name'];

const ContactForm = latePart(async () => (await import('./contact-form.tsx')).ContactForm, {
  loading: () => <div className={styles.contactRoom} />,
  failed: (_props, again) => <LateNotice again={again} />,
});

const scenes: readonly string[] = [
  'city-toronto',
  'city-montreal',
  'city-seattle',
  'city-los-angeles',
  'city-san-francisco',
  'city-vancouver',
] satisfies readonly SceneName[];

/** A page of the content system. Its HTML was made and escaped on the server. */
export function ContentPage({ page }: { readonly page: ContentView }) {
  const router = useRouter();
  /** Links inside the site are followed without loading the page anew. */
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin || link.hash !== '' || event.defaultPrevented) return;
    event.preventDefault();
    router.history.push(`${link.pathname}${link.search}`);
  };
  const picture = scenes.find((name) => name === page.background);
  return (
    <article className={styles.page} lang={page.language} onClick={follow}>
      {picture !== undefined && (
        <div className={styles.picture}>
          <Scene name={picture as SceneName} wide width={588} height={216} />
        </div>
      )}
      <h1 className={styles.title}>{page.title}</h1>
      {page.parts.map((part, index) =>
        part.kind === 'html' ? (
          <div key={index} className={styles.text} dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <Block key={index} name={part.name} city={page.settings.city} />
        ),
      )}
    </article>
  );
}

function Block({ name, city }: { readonly name: BlockName; readonly city: string | undefined }): ReactNode {
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
      return <Search city={city} />;
    case 'join':
      return (
        <AppLink to="#join" className={buttonClass({ size: 52 })}>
          {t('join')}
        </AppLink>
      );
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
  const found = home.cities.find(({ name }) => name === city);
  const place =
    found === undefined ? null : { label: found.name, latitude: found.latitude, longitude: found.longitude };
  return <SearchTicket start={start} place={place} className={styles.search} />;
}
