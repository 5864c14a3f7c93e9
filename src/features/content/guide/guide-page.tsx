import { CityCards } from '#web/parts/city-cards/city-cards.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { SubscribeForm } from '#web/parts/subscribe/subscribe-form.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { cx } from '#web/ui/cx.ts';
import type { ContentView } from '../content-view.ts';
import { ContentBlock } from '../content-block.tsx';
import { PartLine } from '../part-line.tsx';
import { useFollowLinks } from '../use-follow-links.ts';
import content from '../content.module.css';
import { GuideCost } from './guide-cost.tsx';
import { GuideHero } from './guide-hero.tsx';
import { GuideMap } from './guide-map.tsx';
import { GuideSights } from './guide-sights.tsx';
import type { Guide, LiveQuestion } from './guide-types.ts';
import map from './guide-map.module.css';
import styles from './guide-page.module.css';

export interface GuidePageProps {
  readonly page: ContentView;
  readonly guide: Guide | null;
  readonly live: readonly LiveQuestion[];
}

/** The page of a city, or of a place in it: its text, and the locations around in the blocks between. */
export function GuidePage({ page, guide, live }: GuidePageProps) {
  const follow = useFollowLinks();
  return (
    <article className={styles.page} lang={page.language} onClick={follow}>
      <GuideHero page={page} guide={guide} />
      {guide === null && <NotYet />}
      {page.parts.map((part, index) => {
        if (part.kind === 'block') {
          return (
            <PartLine key={index} line={part.line}>
              <GuideBlock name={part.name} settings={part.settings} page={page} guide={guide} live={live} />
            </PartLine>
          );
        }
        // Questions stand together in their block.
        const html = part.html.replace(/<details[^]*?<\/details>/g, '').trim();
        if (html === '') return null;
        return (
          <section key={index} className={map.section}>
            <div className={cx(content.text, styles.text)} dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        );
      })}
    </article>
  );
}

type Part = Extract<ContentView['parts'][number], { kind: 'block' }>;

function GuideBlock({ name, settings, page, guide, live }: Omit<Part, 'kind'> & GuidePageProps) {
  const place = page.settings.place?.name;
  switch (name) {
    // The search stands over the drawing already.
    case 'search':
      return null;
    case 'places':
      return guide === null ? null : <GuideMap guide={guide} place={place} />;
    case 'sights':
      return guide === null ? null : <GuideSights guide={guide} place={place} />;
    case 'prices':
      return guide?.cost ? <GuideCost key={page.url} guide={guide} cost={guide.cost} /> : null;
    case 'questions':
      return <Questions page={page} live={live} />;
    case 'cities':
      return <OtherCities guide={guide} />;
    case 'call-to-action':
      return <Call guide={guide} />;
    default:
      return (
        <div className={map.section}>
          <ContentBlock name={name} settings={settings} page={page} />
        </div>
      );
  }
}

function NotYet() {
  const t = useTexts('guide');
  return (
    <section className={map.section}>
      <h2>{t('notYet')}</h2>
      <p className={styles.soft}>{t('notYetText')}</p>
      <div className={styles.subscribe}>
        <SubscribeForm />
      </div>
      <AppLink to="/map" className={buttonClass({ variant: 'secondary', size: 48, className: styles.button })}>
        {t('openMap')}
      </AppLink>
    </section>
  );
}

function Questions({ page, live }: Omit<GuidePageProps, 'guide'>) {
  const t = useTexts('guide');
  const locale = useLocale();
  const count = live.length + page.questions.length;
  if (count === 0) return null;
  return (
    <section className={map.section} aria-labelledby="questions">
      <div className={map.head}>
        <h2 id="questions">{t('questionsTitle')}</h2>
        <AppLink to={`/${locale}/faq`} className={styles.all}>
          {t('allQuestions')}
        </AppLink>
      </div>
      <div className={styles.questions}>
        {live.map(({ id, question, answer }, index) => (
          <details key={id} open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
        {page.questions.map(({ id, question, html }) => (
          <details key={id} id={id}>
            <summary>{question}</summary>
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        ))}
      </div>
    </section>
  );
}

function OtherCities({ guide }: { readonly guide: Guide | null }) {
  const t = useTexts('guide');
  if (guide === null || guide.otherCities.length === 0) return null;
  return (
    <section className={map.section} aria-labelledby="cities">
      <div className={map.head}>
        <h2 id="cities">{t('otherCities')}</h2>
      </div>
      <CityCards cities={guide.otherCities} even />
    </section>
  );
}

function Call({ guide }: { readonly guide: Guide | null }) {
  const t = useTexts('guide');
  const to =
    guide === null
      ? '/map'
      : `/map?${new URLSearchParams({ q: guide.city.name, lat: String(guide.center.latitude), lng: String(guide.center.longitude) })}`;
  return (
    <section className={map.section}>
      <div className={styles.call}>
        <p>{t('bookNowText')}</p>
        <AppLink to={to} className={buttonClass({ size: 52 })}>
          {t('bookNow')}
        </AppLink>
      </div>
    </section>
  );
}
