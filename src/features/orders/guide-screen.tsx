import { Link } from '@tanstack/react-router';
import { ArrowLeft, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { cityIn } from '#shared/search/city-names.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import styles from './guide-screen.module.css';
import type { Order } from './order.ts';

export type GuideScreenProps = { readonly order: Order };

/** What asking a local guide will be like. */
export function GuideScreen({ order }: GuideScreenProps) {
  const t = useTexts('orders');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { name, cityName } = order.listing;
  const steps = [
    [t('guideStep1'), t('guideStep1Text')],
    [t('guideStep2'), t('guideStep2Text', { city: cityIn(locale, cityName) })],
    [t('guideStep3'), t('guideStep3Text')],
  ] as const;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('guideTitle')}
        lead={t('guideLead', { name })}
        back={
          <Link to="/orders/$id" params={{ id: order.id }} aria-label={t('backToOrder')} className={styles.back}>
            <Icon of={ArrowLeft} size={20} />
          </Link>
        }
      />
      <h2 className={styles.title}>{t('howItWorks')}</h2>
      <ol className={styles.steps}>
        {steps.map(([title, text], index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Field label={t('askLabel')}>
        <Input
          readOnly
          placeholder={t('askPlaceholder')}
          before={<Icon of={MessageCircleQuestion} size={20} className={styles.icon} />}
          onClick={() => setOpen(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            setOpen(true);
          }}
        />
      </Field>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('comingSoon')}
        width={440}
        fillPhone={false}
        foot={<Button onClick={() => setOpen(false)}>{t('ok')}</Button>}
      >
        <p>{t('comingSoonText')}</p>
      </Dialog>
    </div>
  );
}
