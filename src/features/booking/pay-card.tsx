import { FlaskConical, Lock } from 'lucide-react';
import type { Ref } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { WalletFirst } from '#web/parts/card-fields/wallet-first.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { ContactForm } from './contact-fields.tsx';
import { ContactPart } from './contact-part.tsx';
import pay from './pay-step.module.css';
import { PaymentMeans } from './payment-means.tsx';
import type { PayStepProps, usePayStep } from './use-pay-step.ts';

type PayCardProps = Pick<PayStepProps, 'asksContact' | 'viewer' | 'problems'> & {
  readonly step: ReturnType<typeof usePayStep>;
  /** The first empty field of the contact, or of the card, has the focus as soon as it is there. */
  readonly focus: 'contact' | 'card' | null;
  readonly contact: Ref<ContactForm>;
};

/** The wallet's button, where there is a wallet and something to pay. */
export function WalletOffer({
  step,
  asksContact,
  label,
}: Pick<PayCardProps, 'step' | 'asksContact'> & { readonly label: string }) {
  const { site, total, isFree } = step;
  return (
    <WalletFirst
      key={String(asksContact)}
      site={site}
      amount={isFree ? null : total}
      label={label}
      asksPayer={asksContact}
      mayOpen={step.mayOpenWallet}
      onCard={(wallet) => void step.onWallet(wallet)}
    />
  );
}

/** Who books, where that is asked for, and the card. */
export function PayCard({ step, asksContact, viewer, problems, focus, contact }: PayCardProps) {
  const t = useTexts('booking');
  return (
    <Card pad={0} className={pay.card}>
      {asksContact && (
        <ContactPart ref={contact} viewer={viewer} problems={problems} takesFocus={focus === 'contact'} />
      )}
      <section className={pay.part} aria-labelledby="card-title">
        <header className={pay.head}>
          <h2 id="card-title">{t('paymentTitle')}</h2>
          {!step.isFree && (
            <p className={pay.safe}>
              <Icon of={Lock} size={16} />
              {t('neverSeen')}
            </p>
          )}
        </header>
        {step.site.payments === 'sandbox' && (
          <p className={pay.sandbox}>
            <FlaskConical aria-hidden size={18} strokeWidth={1.6} />
            {t('noRealMoney')}
          </p>
        )}
        {step.isFree ? (
          <p>{t('nothingToPay')}</p>
        ) : (
          <PaymentMeans means={step.means} form={step.card.element(focus === 'card')} />
        )}
      </section>
    </Card>
  );
}
