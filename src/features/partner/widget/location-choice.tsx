import { useId } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Radio } from '#web/ui/field/choice.tsx';
import { AddressField } from '../listing-form/address-field.tsx';
import type { WidgetChoosing } from './use-widget-choice.ts';
import styles from './widget.module.css';

/** Which location the widget books: one of the partner's, the nearest of them, or any near an address. */
export function LocationChoice({ of: state }: { readonly of: WidgetChoosing }) {
  const t = useTexts('widgetPage');
  const name = useId();
  const { listings, whose, slug, place, choice } = state;
  const words = (title: string, text: string) => (
    <span className={styles.choiceWords}>
      <strong>{title}</strong>
      <span className={styles.soft}>{text}</span>
    </span>
  );
  return (
    <fieldset className={styles.group}>
      <legend>{t('location')}</legend>
      {listings.map((listing) => (
        <Radio
          key={listing.id}
          name={name}
          className={styles.choice}
          label={words(listing.name, listing.address)}
          checked={whose === 'one' && slug === listing.slug}
          onChange={() => state.chooseOne(listing.slug)}
        />
      ))}
      {listings.length > 1 && (
        <Radio
          name={name}
          className={styles.choice}
          label={words(t('nearestOfMine', { count: listings.length }), t('nearestOfMineText'))}
          checked={whose === 'nearest'}
          onChange={() => state.chooseNear('nearest')}
        />
      )}
      <Radio
        name={name}
        className={styles.choice}
        label={words(t('anyNear'), t('anyNearText'))}
        checked={whose === 'any'}
        onChange={() => state.chooseNear('any')}
      />
      {whose !== 'one' && (
        <div className={styles.address}>
          <AddressField
            control={{ name: 'place', value: place, onChange: ({ target }) => state.setPlace(target.value) }}
            error={undefined}
            hint={choice.near === null ? t('addressHint') : undefined}
            onChoose={state.setNear}
          />
        </div>
      )}
    </fieldset>
  );
}
