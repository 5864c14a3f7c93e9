import { numbersOf } from '#shared/money/format-money.ts';
import { type ReactNode, useState } from 'react';
import { claimAskedMax, type ClaimKind, claimWordsMaxLength } from '#shared/claims/claim-rules.ts';
import { parseDecimal } from '#shared/money/money-text.ts';
import { BagSign } from '#web/drawings/bag-signs.tsx';
import { focusFirstWrong } from '#web/lib/focus-first-wrong.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useBagName } from '#web/parts/claims/use-bag-name.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { useKeptForm } from '#web/lib/use-kept-form.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { StickyBar } from '#web/ui/misc/sticky-bar.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { ClaimCost } from './claim-cost.tsx';
import { CallNow } from './call-now.tsx';
import type { ClaimOfOrder } from './claim.ts';
import { ClaimPhotos } from './claim-photos.tsx';
import styles from './claims.module.css';

/** What is said of the chosen bag's tag. */
const stateKeys = {
  missing: 'isMissing',
  damaged: 'isDamaged',
  gone: 'isOpened',
  wrong: 'isWrong',
  notMine: 'isWrong',
} as const;
const kindKeys = { missing: 'missing', damaged: 'damaged', gone: 'gone', wrong: 'wrong', notMine: 'notMine' } as const;

interface ClaimFormProps {
  readonly order: ClaimOfOrder;
  /** What stands next to the form, on a phone between it and its bar. */
  readonly aside: ReactNode;
}

/** What happened, to which bag, in one's own words, with pictures, and what it costs; kept on the device until it is sent. */
export function ClaimForm({ order, aside }: ClaimFormProps) {
  const t = useTexts('claims');
  const orders = useTexts('orders');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const { bookingId, currency, bags, missing } = order;
  const bagName = useBagName();
  const [kind, setKind] = useState<ClaimKind>(
    order.kinds.length === 1 ? 'notMine' : missing === null ? 'damaged' : 'missing',
  );
  const [chosenBag, setBag] = useState(missing);
  // The record may have changed since it was chosen.
  const bag = bags.find((each) => each === chosenBag) ?? bags[0] ?? 1;
  const [words, setWords] = useState('');
  const [amount, setAmount] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const forget = useKeptForm(
    `claim:${bookingId}`,
    {
      values: { kind, bag: String(bag), words, amount, photos: photos.join(' ') },
      set: (name, value) => {
        if (name === 'kind') setKind(order.kinds.find((each) => each === value) ?? kind);
        else if (name === 'bag') setBag(bags.find((each) => String(each) === value) ?? bag);
        else if (name === 'photos') setPhotos(value.split(' ').filter((id) => id !== ''));
        else (name === 'words' ? setWords : setAmount)(value);
      },
    },
    ['kind', 'bag', 'words', 'amount', 'photos'],
  );
  const parsed = parseDecimal(amount.trim().replace(',', '.'), currency);
  const minor = amount.trim() === '' ? 0 : parsed.ok ? parsed.value.minor : -1;
  const isTooMuch = minor > claimAskedMax || (!parsed.ok && parsed.problem === 'tooLarge');
  const asked = minor < 0 || isTooMuch ? null : minor;
  const isMissing = words.trim() === '';
  const send = trpc.claims.send.useMutation({
    onSuccess: (found) => {
      forget();
      utils.claims.ofOrder.setData({ bookingId }, found);
      toast.info(t('sentToast'));
      window.scrollTo({ top: 0 });
    },
    onError: (error) => {
      toast.error(error.message);
      void utils.claims.ofOrder.invalidate({ bookingId });
    },
  });
  const submit = (size: 48 | 52) => (
    <Button type="submit" size={size} busy={send.isPending} busyLabel={orders('pleaseWait')}>
      {t('send')}
    </Button>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isMissing || asked === null) return focusFirstWrong(event.currentTarget);
        send.mutate({ bookingId, kind, bag, words: words.trim(), asked });
      }}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card as="section">
            <fieldset>
              <legend className={styles.legend}>{t('whatHappened')}</legend>
              <div className={styles.kinds}>
                {order.kinds.map((each) => (
                  <label key={each} className={styles.kind}>
                    <input
                      type="radio"
                      name="kind"
                      className="sr-only"
                      checked={kind === each}
                      onChange={() => setKind(each)}
                    />
                    <BagSign of={each} />
                    <span>{t(kindKeys[each])}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            {kind === 'wrong' && order.location.phone !== null && <CallNow phone={order.location.phone} />}
          </Card>
          <Card as="section">
            <fieldset>
              <legend className={styles.legend}>{t('whichBag')}</legend>
              {bags.some((each) => typeof each === 'string') && <p className={styles.soft}>{t('numbersOfTags')}</p>}
              <div className={styles.tags}>
                {bags.map((each) => (
                  <label key={each} className={styles.tag}>
                    <input
                      type="radio"
                      name="bag"
                      className="sr-only"
                      checked={bag === each}
                      onChange={() => setBag(each)}
                    />
                    <svg
                      className={styles.tagShape}
                      viewBox="0 0 128 76"
                      width={128}
                      height={76}
                      aria-hidden
                      focusable={false}
                    >
                      <path d="M19 1h90l18 16v54a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V17z" />
                      <circle cx="64" cy="13" r="4.5" />
                    </svg>
                    <span>{bagName(each)}</span>
                    <small>{t(each === bag ? stateKeys[kind] : 'fine')}</small>
                  </label>
                ))}
              </div>
            </fieldset>
          </Card>
          <Card as="section" className={styles.stack}>
            <Field
              label={<span className={styles.question}>{t('tellUs')}</span>}
              required
              error={isTried && isMissing ? t('wordsMissing') : undefined}
              hint={t('ownWords', {
                count: words.length.toLocaleString(numbersOf(locale)),
                most: claimWordsMaxLength.toLocaleString(numbersOf(locale)),
              })}
            >
              <TextArea
                rows={4}
                maxLength={claimWordsMaxLength}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            </Field>
            <ClaimPhotos
              bookingId={bookingId}
              kept={[]}
              added={photos}
              onAdd={(id) => setPhotos((before) => [...before, id])}
              onDrop={(id) => setPhotos((before) => before.filter((each) => each !== id))}
              bare
            />
          </Card>
          <ClaimCost
            order={order}
            amount={amount}
            problem={!isTried || asked !== null ? null : isTooMuch ? 'costTooMuch' : 'costWrong'}
            onChange={setAmount}
          />
          <div className={styles.send}>
            {submit(52)}
            <p className={styles.soft}>
              {t('keptHere')}
              <br />
              {t('addLater')}
            </p>
          </div>
        </div>
        {aside}
      </div>
      <StickyBar action={submit(48)} note={t('keptHere')} />
    </form>
  );
}
