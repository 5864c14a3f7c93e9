import { useTexts } from '#web/lib/texts.ts';
import { BagThumb } from '#web/parts/custody/shelf-scene.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { BagTag } from '#web/ui/misc/bag-tag.tsx';
import styles from './which-bags.module.css';

type WhichBagsProps = {
  /** The numbers on the tags of the bags inside. */
  readonly tags: readonly string[];
  readonly goes: readonly string[];
  readonly onGoes: (goes: readonly string[]) => void;
  /** That none is chosen was said. */
  readonly isMissing: boolean;
};

/** Which of the bags are handed back, by their tags; none is chosen beforehand. */
export function WhichBags({ tags, goes, onGoes, isMissing }: WhichBagsProps) {
  const t = useTexts('counter');
  const press = (tag: string, isGoing: boolean) =>
    onGoes(tags.filter((each) => (each === tag ? isGoing : goes.includes(each))));
  return (
    <div role="group" aria-label={t('whichBags', { count: tags.length })} className={styles.which}>
      <div className={styles.head}>
        <strong>{t('whichBags', { count: tags.length })}</strong>
        {tags.length > 1 && (
          <Button variant="quiet" size={40} onClick={() => onGoes(tags)}>
            {t('allBags', { count: tags.length })}
          </Button>
        )}
      </div>
      {tags.map((tag, at) => {
        const isGoing = goes.includes(tag);
        return (
          <Checkbox
            key={tag}
            className={styles.bag}
            checked={isGoing}
            onChange={({ target }) => press(tag, target.checked)}
            label={
              <span className={styles.words}>
                <BagThumb at={at} className={styles.thumb} />
                <BagTag>{tag}</BagTag>
                <span className={styles.state}>{t(isGoing ? 'goesNow' : 'stays')}</span>
              </span>
            }
          />
        );
      })}
      {isMissing && (
        <p role="alert" className={styles.missing}>
          {t('chooseBags')}
        </p>
      )}
    </div>
  );
}
