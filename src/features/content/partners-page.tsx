import { BadgeDollarSign, HandCoins, type LucideIcon, Megaphone, ShieldCheck, TrendingUp } from 'lucide-react';
import { ShelfScene } from '#web/drawings/scene.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { CityCards } from '#web/parts/city-cards/city-cards.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './partners.module.css';

const benefits = [
  [TrendingUp, 'benefit1', 'benefit1Text'],
  [HandCoins, 'benefit2', 'benefit2Text'],
  [BadgeDollarSign, 'benefit3', 'benefit3Text'],
  [ShieldCheck, 'benefit4', 'benefit4Text'],
  [Megaphone, 'benefit5', 'benefit5Text'],
] as const satisfies readonly (readonly [LucideIcon, string, string])[];

const steps = [
  ['how1', 'how1Text'],
  ['how2', 'how2Text'],
  ['how3', 'how3Text'],
] as const;

/** 'Own a shop? Join us!': promises, five benefits, how joining works, and the way in. */
export function PartnersPage() {
  const t = useTexts('content');
  const [home] = trpc.search.home.useSuspenseQuery();
  const names = home.cities.map(({ name }) => name);
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{t('partnersTitle')}</h1>
          <p className={styles.lead}>{t('partnersLead')}</p>
          <Join />
        </div>
        <ShelfScene className={styles.shelf} />
      </section>
      <section className={styles.section}>
        <h2>{t('benefits')}</h2>
        <ul className={styles.benefits}>
          {benefits.map(([icon, title, text]) => (
            <li key={title} className={styles.benefit}>
              <Icon of={icon} size={28} className={styles.icon} />
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t('howTitle')}</h2>
        <ol className={styles.steps}>
          {steps.map(([title, text], index) => (
            <li key={title}>
              <span aria-hidden className={styles.number}>
                {index + 1}
              </span>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
        <Join />
      </section>
      {names.length > 1 && (
        <section className={styles.section}>
          <h2>{t('citiesTitle', { cities: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })}</h2>
          <CityCards cities={home.cities} />
        </section>
      )}
    </div>
  );
}

function Join() {
  const t = useTexts('content');
  return (
    <AppLink to="/join/new" className={buttonClass({ size: 52, className: styles.join })}>
      {t('join')}
    </AppLink>
  );
}
