import { Download, ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { locales } from '#shared/messages/text.ts';
import { languageNames } from '#web/lib/preferences/language-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { CopyButton } from '#web/ui/code/copy-button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { QrCode } from '#web/ui/misc/qr-code.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { useListing } from '../listings/use-listing.ts';
import styles from './kit-page.module.css';

/** The counter kit: a location's own code, and what it prints, in each language. */
export function KitPage({ listingId }: { readonly listingId: string }) {
  const t = useTexts('counterKit');
  const { name, isPublished, walkInAddress } = useListing(listingId);
  const short = walkInAddress.replace(/^https?:\/\//, '');
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('lead')}</p>
      {!isPublished && <Notice>{t('notYet', { name })}</Notice>}
      <div className={styles.columns}>
        <Ticket as="section" aria-labelledby="kit-code">
          <TicketPart className={styles.code}>
            <h2 id="kit-code">{t('yourCode')}</h2>
            <QrCode text={walkInAddress} label={t('qrText', { address: short })} className={styles.qr} />
          </TicketPart>
          <TicketStub className={styles.stub}>
            <p>{t('codeText', { address: short })}</p>
            <div className={styles.acts}>
              <a
                href={walkInAddress}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'secondary' })}
              >
                <Icon of={ExternalLink} size={18} />
                {t('open')}
              </a>
              <CopyButton text={walkInAddress} label={t('copy')} doneLabel={t('copied')} />
            </div>
          </TicketStub>
        </Ticket>
        <div className={styles.papers}>
          <Paper name={t('poster')} text={t('posterText')}>
            <Languages listingId={listingId} file="poster" paper={t('poster')} />
          </Paper>
          <Paper name={t('sticker')} text={t('stickerText')}>
            <Languages listingId={listingId} file="sticker" paper={t('sticker')} />
          </Paper>
          <Paper name={t('tags')} text={t('tagsText')}>
            <Tags listingId={listingId} />
          </Paper>
        </div>
      </div>
    </div>
  );
}

interface PaperProps {
  readonly name: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Paper({ name, text, children }: PaperProps) {
  return (
    <Card as="section" className={styles.paper}>
      <h2>{name}</h2>
      <p className={styles.soft}>{text}</p>
      {children}
    </Card>
  );
}

interface LanguagesProps {
  readonly listingId: string;
  readonly file: 'poster' | 'sticker';
  readonly paper: string;
}

/** One sheet for each language. */
function Languages({ listingId, file, paper }: LanguagesProps) {
  const t = useTexts('counterKit');
  return (
    <ul className={styles.acts}>
      {locales.map((each) => (
        <li key={each}>
          <a
            href={`/dashboard/listings/${listingId}/${file}.pdf?lang=${each}`}
            download
            hrefLang={each}
            aria-label={t('inLanguage', { paper, language: languageNames[each] })}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Icon of={Download} size={18} />
            {languageNames[each]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Tags({ listingId }: { readonly listingId: string }) {
  const t = useTexts('counterKit');
  const [from, setFrom] = useState('1');
  return (
    <form action={`/dashboard/listings/${listingId}/tags.pdf`} className={styles.tags}>
      <Field label={t('firstTag')}>
        <Input
          name="from"
          type="number"
          inputMode="numeric"
          min={1}
          max={9999}
          required
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
      </Field>
      <button type="submit" className={buttonClass({ variant: 'secondary' })}>
        <Icon of={Download} size={18} />
        {t('print')}
      </button>
    </form>
  );
}
