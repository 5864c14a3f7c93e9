import { useTexts } from '#web/lib/texts.ts';
import { BagTag } from '#web/ui/misc/bag-tag.tsx';
import styles from './bags-card.module.css';

/** So many tags are drawn; of more the first, with how many follow. */
const shown = 4;

type BagTagsProps = {
  readonly bags: number;
  /** The numbers that were written down. */
  readonly tags: readonly string[];
  readonly small?: boolean;
};

/** The tags of bags that are inside, by their numbers, or else by which bag it is. */
export function BagTags({ bags, tags, small = false }: BagTagsProps) {
  const t = useTexts('inStore');
  const names = [t('bag1'), t('bag2'), t('bag3'), t('bag4')];
  const all = tags.length > 0 ? tags : Array.from({ length: bags }, (_, at) => names[at] ?? '');
  const drawn = all.length > shown ? all.slice(0, 1) : all;
  return (
    <span className={styles.tags}>
      {drawn.map((tag) => (
        <BagTag key={tag} small={small}>
          {tag}
        </BagTag>
      ))}
      {all.length > drawn.length && <span className={styles.more}>{t('moreBags', { count: all.length - 1 })}</span>}
    </span>
  );
}
