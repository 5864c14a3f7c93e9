import { Check } from 'lucide-react';
import { kindFor } from '#web/drawings/storefront/kinds.ts';
import { KindOfStorefront } from '#web/drawings/storefront/storefront.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useShopKindWords } from '#web/parts/listing/use-shop-kind-words.ts';
import { FieldError } from '#web/ui/field/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './listing-form.module.css';

interface BusinessTypesProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

/** What kind of shop it is, by its drawn storefront. */
export function BusinessTypes({ value, error, onChange }: BusinessTypesProps) {
  const t = useTexts('listingForm');
  const kindWords = useShopKindWords();
  const [types] = trpc.search.businessTypes.useSuspenseQuery();
  return (
    <fieldset className={styles.types}>
      <legend>{t('businessType')} *</legend>
      <div className={styles.tiles}>
        {types.map(({ id, type }) => (
          <label key={id} className={styles.tile}>
            <input type="radio" name="businessTypeId" value={id} checked={value === id} onChange={() => onChange(id)} />
            <KindOfStorefront kind={kindFor(type)} alt="" className={styles.tilePicture} />
            <Icon of={Check} size={16} className={styles.tileCheck} />
            <span>{kindWords(type)}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
