import { Check } from 'lucide-react';
import { ShelfScene } from '#web/drawings/scene.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './partner-call.module.css';

export function PartnerCall() {
  const t = useTexts('landing');
  return (
    <section className={styles.section} aria-labelledby="own-a-shop">
      <Ticket paper="brand" direction="auto">
        <TicketPart paper="brand" className={styles.part}>
          <div className={styles.words}>
            <h2 id="own-a-shop">{t('partnerTitle')}</h2>
            <p>{t('partnerText')}</p>
            <ul>
              {(['partnerPoint1', 'partnerPoint2', 'partnerPoint3'] as const).map((point) => (
                <li key={point}>
                  <Icon of={Check} size={20} className={styles.check} />
                  {t(point)}
                </li>
              ))}
            </ul>
          </div>
          <ShelfScene className={styles.shelf} />
        </TicketPart>
        <TicketStub paper="brand" className={styles.stub}>
          <p className={styles.offer}>
            <span>{t('anExtra')}</span>
            <strong>{t('amount')}</strong>
            <span>{t('aYear')}</span>
          </p>
          <AppLink to="/partners" className={styles.button}>
            {t('listYourSpace')}
          </AppLink>
        </TicketStub>
      </Ticket>
    </section>
  );
}
