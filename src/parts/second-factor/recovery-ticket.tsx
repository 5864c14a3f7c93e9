import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CopyButton } from '#web/ui/code/copy-button.tsx';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './second-factor.module.css';

interface RecoveryTicketProps {
  readonly email: string;
  readonly codes: readonly string[];
  /** Words of the button that waits for the tick. */
  readonly goOn: string;
  readonly onDone: () => void;
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}

/** Recovery codes on a ticket, shown once; it goes on when they are put away. */
export function RecoveryTicket({ email, codes, goOn, onDone }: RecoveryTicketProps) {
  const t = useTexts('secondFactor');
  const { name } = useSite();
  const [isAway, setIsAway] = useState(false);
  const text = `${t('fileHead', { site: name, email })}\n\n${codes.join('\n')}\n`;
  return (
    <Ticket as="section" aria-label={t('recoveryTitle')} className={styles.recovery}>
      <TicketPart>
        <PrintedBand height={44} />
        <div className={styles.codes}>
          <h2>{t('recoveryTitle')}</h2>
          <p className={styles.soft}>{t('recoveryHint', { email })}</p>
          <ol className={styles.list}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
        </div>
      </TicketPart>
      <TicketStub>
        <div className={styles.stub} data-print="hide">
          <div className={styles.ways}>
            <Button variant="secondary" size={40} onClick={() => save(text)}>
              <Icon of={Download} size={16} />
              {t('save')}
            </Button>
            <Button variant="secondary" size={40} onClick={() => print()}>
              <Icon of={Printer} size={16} />
              {t('print')}
            </Button>
            <CopyButton text={text} label={t('copy')} doneLabel={t('copied')} />
          </div>
          <Checkbox checked={isAway} onChange={({ target }) => setIsAway(target.checked)} label={t('putAway')} />
          <Button size={52} full disabled={!isAway} onClick={onDone}>
            {goOn}
          </Button>
        </div>
      </TicketStub>
    </Ticket>
  );
}
