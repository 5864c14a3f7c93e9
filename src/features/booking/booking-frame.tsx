import { ArrowLeft } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { StepList } from '#web/ui/misc/step-list.tsx';
import styles from './booking.module.css';
import { type BookingStep, bookingSteps, isBookingStep } from './booking-step.ts';
import { useBack } from './use-back.ts';

export type BookingFrameProps = {
  readonly step: BookingStep;
  /** Contact details and payment are asked for at once. */
  readonly asksContact: boolean;
  readonly title: string;
  /** The location's name, under the title of the later steps. */
  readonly name: string | undefined;
  readonly slug: string | undefined;
  readonly children: ReactNode;
};

const labels = { review: 'stepReview', contact: 'stepContact', payment: 'stepPayment' } as const;

/** Title, way back and steps around each step of a booking. */
export function BookingFrame({ step, asksContact, title, name, slug, children }: BookingFrameProps) {
  const t = useTexts('booking');
  const back = useBack(step, slug);
  const at = bookingSteps.indexOf(step);
  const isCurrent = (id: BookingStep) => (asksContact ? id !== 'review' : id === step);
  const steps = bookingSteps.map((id, index) => ({
    id,
    label: t(labels[id]),
    state: isCurrent(id) ? ('current' as const) : index < at ? ('done' as const) : ('ahead' as const),
  }));
  return (
    <div className={styles.page} data-step={step}>
      <PageHeader
        className={styles.header}
        title={title}
        lead={step === 'review' ? undefined : name}
        back={<IconButton icon={ArrowLeft} label={t('back')} onClick={back} />}
        actions={
          <StepList
            label={t('steps')}
            steps={steps}
            className={styles.steps}
            onPhone="dashes"
            link={({ id }, content) =>
              isBookingStep(id) ? (
                <Link to="/book/$step" params={{ step: id }}>
                  {content}
                </Link>
              ) : (
                content
              )
            }
          />
        }
      />
      {children}
    </div>
  );
}
