import { ShelfScene } from '#web/drawings/scene.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { CityCards } from '#web/parts/city-cards/city-cards.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import type { ContentView } from './content-view.ts';
import styles from './partners.module.css';

/**
 * 'Own a shop? Join us!' as the content system tells it: what comes before the first way in stands on the counter, lists
 * below it are cards of what hosts get, numbered ones are steps.
 */
export function PartnersPage({ page }: { readonly page: ContentView }) {
  const start = page.parts.findIndex((part) => part.kind === 'block') + 1;
  return (
    <div className={styles.page} lang={page.language}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{page.title}</h1>
          {page.parts.slice(0, start).map((part, index) => (
            <Part key={index} part={part} className={styles.lead} />
          ))}
        </div>
        <ShelfScene className={styles.shelf} />
      </section>
      {page.parts.slice(start).map((part, index) => (
        <Part key={index} part={part} className={styles.text} />
      ))}
    </div>
  );
}

interface PartProps {
  readonly part: ContentView['parts'][number];
  /** For a text of the page. */
  readonly className: string | undefined;
}

function Part({ part, className }: PartProps) {
  if (part.kind === 'html') return <div className={className} dangerouslySetInnerHTML={{ __html: part.html }} />;
  if (part.name === 'join') return <Join />;
  return part.name === 'cities' ? <Cities /> : null;
}

function Join() {
  const t = useTexts('content');
  return (
    <AppLink to="/join/new" className={buttonClass({ size: 52, className: styles.join })}>
      {t('join')}
    </AppLink>
  );
}

function Cities() {
  const t = useTexts('content');
  const [home] = trpc.search.home.useSuspenseQuery();
  const names = home.cities.map(({ name }) => name);
  if (names.length < 2) return null;
  return (
    <section className={styles.text}>
      <h2>
        {t('citiesTitle', {
          cities: names.slice(0, -1).join(', '),
          last: names.at(-1) ?? '',
        })}
      </h2>
      <CityCards cities={home.cities} />
    </section>
  );
}
