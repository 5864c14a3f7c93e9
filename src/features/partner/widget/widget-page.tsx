import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { CodeCard } from './code-card.tsx';
import { LocationChoice } from './location-choice.tsx';
import { LooksChoice } from './looks-choice.tsx';
import { Preview } from './preview.tsx';
import { SeenLine } from './seen-line.tsx';
import { SizeChoice } from './size-choice.tsx';
import { useWidgetChoice } from './use-widget-choice.ts';
import styles from './widget.module.css';

/** Where a partner makes the code of the booking widget for their own site, and sees what came of it. */
export function WidgetPage({ now }: { readonly now: string }) {
  const t = useTexts('widgetPage');
  const integrations = useTexts('integrations');
  const state = useWidgetChoice();
  const [{ id, siteUrl }] = trpc.widgets.own.useSuspenseQuery();
  const [first] = state.listings;
  return (
    <>
      <AppLink to="/integrations" className={styles.back}>
        {integrations('title')}
      </AppLink>
      <PageHeader className={styles.title} title={t('title')} lead={t('lead')} />
      {first === undefined ? (
        <EmptyState title={t('noListings')} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.choices}>
            <SizeChoice of={state} />
            <LocationChoice of={state} />
            <LooksChoice of={state} />
          </div>
          <div className={styles.result}>
            <Preview of={state} />
            <CodeCard of={state} widget={id} siteUrl={siteUrl} />
            <SeenLine now={now} zone={first.rules.zone} />
          </div>
        </div>
      )}
    </>
  );
}
