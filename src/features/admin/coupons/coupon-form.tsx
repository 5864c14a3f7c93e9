import { type FormEvent, useState } from 'react';
import { exponentOf } from '#shared/money/currency.ts';
import { currencyOfCountry } from '#shared/pricing/served-countries.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { useAct } from '../kit/use-act.ts';
import { useFieldProblems } from '../kit/use-field-problems.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { countryChoices } from '../rates/country-choices.ts';
import styles from './coupons.module.css';

type Coupon = Outputs['admin']['coupons']['list'][number];

interface CouponFormProps {
  /** `null` for a new code. */
  readonly coupon: Coupon | null;
  readonly onClose: () => void;
}

const percent = 'percent';
const fields = [
  'code',
  'basisPoints',
  'minor',
  'country',
  'note',
  'validFrom',
  'validUntil',
  'maxUses',
  'maxUsesPerCustomer',
  'budget',
];
/** Currencies in which an amount can be taken off. */
const currencies = [...new Set(Object.values(currencyOfCountry))].toSorted();

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const dayOf = (iso: string | null): string => iso?.slice(0, 10) ?? '';
const instantOf = (day: string): string | null => (day === '' ? null : `${day}T00:00:00Z`);

/** A new code, or until when and how often one that is given out holds: what it takes off never changes. */
export function CouponForm({ coupon, onClose }: CouponFormProps) {
  const t = useTexts('adminCoupons');
  const utils = trpc.useUtils();
  const problems = useFieldProblems(fields, { basisPoints: t('offPercent'), minor: t('offAmount') });
  const act = useAct(() => utils.admin.coupons.invalidate(), problems.take);
  const add = trpc.admin.coupons.add.useMutation();
  const change = trpc.admin.coupons.change.useMutation();
  const end = trpc.admin.coupons.end.useMutation();
  const [code, setCode] = useState('');
  const [unit, setUnit] = useState<string>(percent);
  const [off, setOff] = useState('');
  const [chosenCountry, setChosenCountry] = useState('');
  const [from, setFrom] = useState('');
  const [note, setNote] = useState(coupon?.note ?? '');
  const [until, setUntil] = useState(dayOf(coupon?.validUntil ?? null));
  const [most, setMost] = useState(String(coupon?.maxUses ?? ''));
  const [each, setEach] = useState(String(coupon?.maxUsesPerCustomer ?? ''));
  const [budget, setBudget] = useState(String(coupon?.budget ?? 500));
  const mayChange = useMayDo('finance');
  // An amount is of use only where its currency is.
  const countries = countryChoices(useLocale(), []).filter(({ currency }) => unit === percent || unit === currency);
  const country = countries.find((each) => each.country === chosenCountry)?.country ?? '';
  const terms = {
    note,
    validUntil: instantOf(until),
    maxUses: numberOf(most),
    maxUsesPerCustomer: numberOf(each),
    budget: Number(budget),
  };
  const save = () => {
    if (coupon !== null) return change.mutateAsync({ couponId: coupon.id, ...terms });
    const minor = (currency: string) => Math.round(Number(off.replace(',', '.')) * 10 ** exponentOf(currency));
    return add.mutateAsync({
      ...terms,
      code,
      off:
        unit === percent
          ? { kind: 'percent', basisPoints: Math.round(Number(off.replace(',', '.')) * 100) }
          : { kind: 'amount', minor: minor(unit), currency: unit },
      country: country === '' ? null : country,
      validFrom: instantOf(from),
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await act(save, t(coupon === null ? 'added' : 'changed'))) onClose();
  };
  const endNow = coupon !== null && coupon.state !== 'ended' && (
    <Button
      variant="danger"
      busy={end.isPending}
      onClick={() =>
        void act(() => end.mutateAsync({ couponId: coupon.id }), t('ended')).then((done) => done && onClose())
      }
    >
      {t('endNow')}
    </Button>
  );
  const head = <PanelHead title={coupon?.code ?? t('add')} onClose={onClose} />;
  if (!mayChange) {
    return (
      <>
        {head}
        <PanelSection title={t('holds')}>
          <p>{t('ofFinance')}</p>
          {endNow}
        </PanelSection>
      </>
    );
  }
  return (
    <>
      {head}
      <PanelSection title={t(coupon === null ? 'newCode' : 'holds')}>
        <form method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
          {coupon === null && (
            <>
              <Field label={t('code')} hint={t('codeHint')} error={problems.at('code')}>
                <Input
                  name="code"
                  autoComplete="off"
                  autoCapitalize="characters"
                  value={code}
                  onChange={({ target }) => setCode(target.value.toUpperCase())}
                />
              </Field>
              <div className={styles.pair}>
                <Field label={t('takesOff')} error={problems.at('basisPoints') ?? problems.at('minor')}>
                  <Input
                    name="off"
                    inputMode="decimal"
                    autoComplete="off"
                    value={off}
                    onChange={({ target }) => setOff(target.value)}
                  />
                </Field>
                <Field label={t('unit')}>
                  <Select value={unit} onChange={({ target }) => setUnit(target.value)}>
                    <option value={percent}>%</option>
                    <Options of={currencies.map((currency) => [currency, currency])} />
                  </Select>
                </Field>
              </div>
              <Field label={t('where')} error={problems.at('country')}>
                <Select value={country} onChange={({ target }) => setChosenCountry(target.value)}>
                  <option value="">{t('anywhere')}</option>
                  <Options of={countries.map((each) => [each.country, each.name])} />
                </Select>
              </Field>
              <Field label={t('starts')} hint={t('startsHint')} error={problems.at('validFrom')}>
                <Input type="date" name="from" value={from} onChange={({ target }) => setFrom(target.value)} />
              </Field>
            </>
          )}
          <Field label={t('ends')} hint={t('endsHint')} error={problems.at('validUntil')}>
            <Input type="date" name="until" value={until} onChange={({ target }) => setUntil(target.value)} />
          </Field>
          <Field label={t('note')} hint={t('noteHint')} error={problems.at('note')}>
            <Input name="note" maxLength={120} value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <div className={styles.pair}>
            <Field label={t('uses')} hint={t('emptyNoLimit')} error={problems.at('maxUses')}>
              <Input
                name="most"
                inputMode="numeric"
                value={most}
                onChange={({ target }) => setMost(target.value.replaceAll(/\D/g, ''))}
              />
            </Field>
            <Field label={t('each')} hint={t('emptyNoLimit')} error={problems.at('maxUsesPerCustomer')}>
              <Input
                name="each"
                inputMode="numeric"
                value={each}
                onChange={({ target }) => setEach(target.value.replaceAll(/\D/g, ''))}
              />
            </Field>
          </div>
          <Field label={t('budget')} hint={t('budgetHint')} error={problems.at('budget')}>
            <Input
              name="budget"
              inputMode="numeric"
              value={budget}
              onChange={({ target }) => setBudget(target.value.replaceAll(/\D/g, ''))}
            />
          </Field>
          <div className={styles.buttons}>
            <Button
              type="submit"
              busy={add.isPending || change.isPending}
              disabled={budget === '' || (coupon === null && (code === '' || off === ''))}
            >
              {t(coupon === null ? 'giveOut' : 'save')}
            </Button>
            {endNow}
          </div>
        </form>
      </PanelSection>
    </>
  );
}
