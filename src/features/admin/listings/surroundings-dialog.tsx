import { useState } from 'react';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { countryChoices } from '../rates/country-choices.ts';
import type { Listing } from './listing.ts';
import styles from './listing-page.module.css';
import { useListingAct } from './use-listing-act.ts';

const MIN_REASON = 3;

interface SurroundingsDialogProps {
  readonly listing: Listing;
  readonly onClose: () => void;
}

/** Corrects what was derived of where the location stands: country, region and time zone, with the reason that its partner reads. */
export function SurroundingsDialog({ listing, onClose }: SurroundingsDialogProps) {
  const t = useTexts('adminListings');
  const locale = useLocale();
  const act = useListingAct();
  const save = trpc.admin.listings.setSurroundings.useMutation();
  const [country, setCountry] = useState(listing.country);
  const [region, setRegion] = useState(listing.region ?? '');
  const [timeZone, setTimeZone] = useState(listing.zone);
  const [reason, setReason] = useState('');
  const zones = [...new Set([listing.zone, ...Intl.supportedValuesOf('timeZone')])].toSorted();
  const isOther = country !== listing.country || region !== (listing.region ?? '') || timeZone !== listing.zone;
  const isReady = isOther && reason.trim().length >= MIN_REASON;
  return (
    <Dialog open onClose={onClose} title={t('changeSurroundings')} fillPhone={false}>
      <form
        method="post"
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          const place = { listingId: listing.id, country, region: region === '' ? null : region, timeZone, reason };
          void act(() => save.mutateAsync(place), t('surroundingsChanged')).then((isDone) => {
            if (isDone) onClose();
          });
        }}
      >
        <Field label={t('country')}>
          <Select data-first-focus="" value={country} onChange={({ target }) => setCountry(target.value)}>
            <Options of={countryChoices(locale, []).map((each) => [each.country, each.name])} />
          </Select>
        </Field>
        <Field label={t('region')} hint={t('regionHint')}>
          <Input
            name="region"
            maxLength={3}
            pattern="[A-Z0-9]{1,3}"
            autoCapitalize="characters"
            value={region}
            onChange={({ target }) => setRegion(target.value.toUpperCase())}
          />
        </Field>
        <Field label={t('timeZone')} hint={t('timeZoneHint')}>
          <Select value={timeZone} onChange={({ target }) => setTimeZone(target.value)}>
            <Options of={zones.map((zone) => [zone, zone.replaceAll('_', ' ')])} />
          </Select>
        </Field>
        <Field label={t('reason')} hint={t('editHint')}>
          <Input name="reason" maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <Button type="submit" busy={save.isPending} disabled={!isReady}>
          {t('changeSurroundings')}
        </Button>
      </form>
    </Dialog>
  );
}
