import { ArrowLeft, ArrowRight } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { StepList } from '#web/ui/misc/step-list.tsx';
import styles from './information.module.css';
import { partnerSteps, travellerSteps } from './steps.ts';

/** How storing works for a traveller, or hosting for a partner, one step a page; an unknown step is the first. */
export function InformationPage({ step }: { readonly step: string | undefined }) {
  const t = useTexts('information');
  const viewer = useViewer();
  if (viewer === null) return null;
  const steps = viewer.isPartner ? partnerSteps : travellerSteps;
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === step),
  );
  const here = steps[index];
  if (here === undefined) return null;
  const [before, after] = [steps[index - 1], steps[index + 1]];
  const addressOf = (id: string) => `/information/${id}`;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t(viewer.isPartner ? 'partnerTitle' : 'travellerTitle')}
        lead={t(viewer.isPartner ? 'partnerLead' : 'travellerLead')}
      />
      <StepList
        label={t('steps')}
        className={styles.steps}
        steps={steps.map(({ id, title }, place) => ({
          id,
          label: t(title),
          state: place < index ? 'done' : place === index ? 'current' : 'ahead',
        }))}
        link={({ id }, content) => <AppLink to={addressOf(id)}>{content}</AppLink>}
      />
      <Card as="section" pad={28} className={styles.card}>
        <span className={styles.icon}>
          <Icon of={here.icon} size={28} />
        </span>
        <h2 className={styles.title}>{t(here.title)}</h2>
        <p className={styles.text}>{t(here.text)}</p>
        <p>
          <AppLink to={here.to} className={buttonClass({ variant: 'secondary' })}>
            {t(here.action)}
          </AppLink>
        </p>
      </Card>
      <nav aria-label={t('turn')} className={styles.turn}>
        {before !== undefined && (
          <AppLink to={addressOf(before.id)} className={buttonClass({ variant: 'quiet' })}>
            <Icon of={ArrowLeft} size={18} />
            {t(before.title)}
          </AppLink>
        )}
        {after !== undefined && (
          <AppLink to={addressOf(after.id)} className={buttonClass({ className: styles.next })}>
            {t(after.title)}
            <Icon of={ArrowRight} size={18} />
          </AppLink>
        )}
      </nav>
    </div>
  );
}
