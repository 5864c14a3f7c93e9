import { formatMinute, placeOfZone } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useSite } from '#web/lib/viewer.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';

interface ZoneFieldProps {
  readonly listingId: string;
  readonly zone: string;
  readonly error: string | undefined;
  readonly onChange: (zone: string) => void;
}

/** The clock that a location goes by: it comes from the pin, and its owner corrects it until stays are booked. */
export function ZoneField({ listingId, zone, error, onChange }: ZoneFieldProps) {
  const t = useTexts('listingForm');
  const locale = useLocale();
  const { supportEmail } = useSite();
  const { data } = trpc.partner.zones.useQuery({ listingId }, { retry: false });
  const zones = data?.zones ?? [{ name: zone, minuteNow: null }];
  return (
    <Field
      label={t('zone')}
      error={error}
      hint={data?.canChoose === false ? t('zoneFixed', { email: supportEmail }) : t('zoneHint')}
    >
      <Select
        name="timeZone"
        value={zone}
        disabled={data?.canChoose !== true}
        onChange={({ target }) => onChange(target.value)}
      >
        <Options
          of={zones.map(({ name, minuteNow }) => [
            name,
            minuteNow === null
              ? placeOfZone(name)
              : t('zoneNow', { zone: placeOfZone(name), time: formatMinute(minuteNow, locale) }),
          ])}
        />
      </Select>
    </Field>
  );
}
