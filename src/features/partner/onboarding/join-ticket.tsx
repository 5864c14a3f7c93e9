import { BadgeDollarSign, Lock, ShieldCheck } from 'lucide-react';
import { ShelfScene } from '#web/drawings/scene.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './join-ticket.module.css';

const steps = [
  ['stepJoin', 'joinText'],
  ['stepLocation', 'locationText'],
  ['stepHours', 'hoursText'],
  ['stepPayouts', 'payoutsText'],
] as const;

const promises = [
  [BadgeDollarSign, 'noFees'],
  [ShieldCheck, 'insured'],
  [Lock, 'oneDuty'],
] as const;

/** What the four steps want to have at hand, and what is promised. */
export function JoinTicket() {
  const t = useTexts('join');
  return (
    <Ticket paper="brand" className={styles.ticket}>
      <TicketPart paper="brand" className={styles.part}>
        <ShelfScene className={styles.shelf} />
        <h2>{t('asideTitle')}</h2>
        <ol>
          {steps.map(([name, text]) => (
            <li key={name}>
              <strong>{t(name)}</strong>
              <span>{t(text)}</span>
            </li>
          ))}
        </ol>
      </TicketPart>
      <TicketStub paper="brand" className={styles.stub}>
        <ul>
          {promises.map(([icon, text]) => (
            <li key={text}>
              <Icon of={icon} size={18} />
              {t(text)}
            </li>
          ))}
        </ul>
      </TicketStub>
    </Ticket>
  );
}
