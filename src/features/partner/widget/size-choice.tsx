import { useId } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import type { WidgetChoosing } from './use-widget-choice.ts';
import styles from './widget.module.css';

const sizes = [
  ['compact', 320],
  ['card', 480],
  ['wide', 728],
] as const;

/** How large the widget is, at most. */
export function SizeChoice({ of: { choice, setLooks } }: { readonly of: WidgetChoosing }) {
  const t = useTexts('widgetPage');
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{t('size')}</legend>
      <div className={styles.sizes}>
        {sizes.map(([size, width]) => (
          <label key={size} className={styles.size}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice.size === size}
              onChange={() => setLooks({ size })}
            />
            <span className={styles.sketch} data-size={size} aria-hidden>
              <span>
                <span />
              </span>
            </span>
            <strong>{t(size)}</strong>
            <span className={styles.soft}>{t('fromWidth', { width })}</span>
          </label>
        ))}
      </div>
      <p className={styles.hint}>{t('sizeHint')}</p>
    </fieldset>
  );
}
