import { furtherAmenities } from '#shared/amenities/amenities.ts';
import { type Amenities, spokenLanguages } from '#shared/amenities/amenities-schema.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { amenityLooks } from '#web/parts/listing/amenity-looks.ts';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './listing-form.module.css';

interface AmenitiesCardProps {
  readonly amenities: Amenities;
  readonly onChange: (amenities: Amenities) => void;
}

type Answer = 'unsaid' | 'yes' | 'no';
const answers = ['unsaid', 'yes', 'no'] as const satisfies readonly Answer[];
const answerOf = (has: boolean | undefined): Answer => (has === undefined ? 'unsaid' : has ? 'yes' : 'no');

/** What travellers find besides; they see only what is answered. */
export function AmenitiesCard({ amenities, onChange }: AmenitiesCardProps) {
  const t = useTexts('listingForm');
  const listings = useTexts('listing');
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const spoken = amenities.languages ?? [];
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('amenities')}</h2>
      <p className={styles.hint}>{t('amenitiesHint')}</p>
      <div className={styles.two}>
        {furtherAmenities.map((name) => (
          <Field key={name} label={listings(amenityLooks[name].has)}>
            <Select
              value={answerOf(amenities[name])}
              onChange={({ target: { value } }) => {
                const { [name]: _before, ...rest } = amenities;
                onChange(value === 'unsaid' ? rest : { ...rest, [name]: value === 'yes' });
              }}
            >
              <Options of={answers.map((answer) => [answer, t(answer)])} />
            </Select>
          </Field>
        ))}
      </div>
      <fieldset>
        <legend className={styles.label}>{t('languages')}</legend>
        <div className={styles.languages}>
          {spokenLanguages.map((code) => (
            <Checkbox
              key={code}
              label={names.of(code)}
              checked={spoken.includes(code)}
              onChange={({ target: { checked } }) => {
                const languages = spokenLanguages.filter((each) => (each === code ? checked : spoken.includes(each)));
                const { languages: _before, ...rest } = amenities;
                onChange(languages.length === 0 ? rest : { ...rest, languages });
              }}
            />
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
