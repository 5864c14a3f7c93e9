import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import jobStyles from '../jobs/jobs.module.css';
import { PanelSection } from '../kit/panel.tsx';
import { PayloadSection } from '../kit/payload-section.tsx';
import rows from '../kit/rows.module.css';
import { useMoments } from '../kit/use-moments.ts';

interface EventToldProps {
  readonly type: string;
  /** JSON of plain values by name. */
  readonly told: string | null;
}

/** What came with an event, as far as it is kept: as labelled facts, and as JSON. */
export function EventTold({ type, told }: EventToldProps) {
  const t = useTexts('adminEvents');
  if (told === null)
    return (
      <PanelSection title={t('cameAs')}>
        <p className={rows.soft}>{t('notKept')}</p>
      </PanelSection>
    );
  return (
    <PayloadSection title={t('cameAs')} head={type} json={told} facts={<ToldFacts told={told} />}>
      <p className={rows.soft}>{t('leftOut')}</p>
    </PayloadSection>
  );
}

function ToldFacts({ told }: { readonly told: string }) {
  const t = useTexts('adminEvents');
  const locale = useLocale();
  const { weekdayMoment } = useMoments();
  const all = JSON.parse(told) as Readonly<Record<string, unknown>>;
  const text = (name: string): string => {
    const value = all[name];
    return typeof value === 'string' ? value : '';
  };
  const { amount, created, livemode } = all;
  const currency = text('currency').toUpperCase();
  const facts: readonly (readonly [words: string, value: string])[] = [
    [t('factAbout'), [text('object').replaceAll('_', ' '), text('object_id')].filter((part) => part !== '').join(' ')],
    [
      t('factAmount'),
      typeof amount === 'number' && currency !== ''
        ? `${formatMoney({ minor: amount, currency }, locale)} ${currency}`
        : '',
    ],
    [t('factState'), text('status').replaceAll('_', ' ')],
    [t('factWhy'), text('failure_code') || text('failure_reason') || text('cancellation_reason') || text('reason')],
    [t('factPayment'), text('payment_intent')],
    [t('factMade'), typeof created === 'number' ? weekdayMoment(new Date(created * 1000).toISOString()) : ''],
    [t('factReal'), typeof livemode === 'boolean' ? t(livemode ? 'real' : 'sandbox') : ''],
  ];
  return (
    <dl className={jobStyles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([words, value]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
