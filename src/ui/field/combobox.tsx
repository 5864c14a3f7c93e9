import { plainLetters } from '#shared/words/plain-letters.ts';
import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icon.tsx';
import styles from './combobox.module.css';
import { useFieldControl } from './field-context.ts';
import { Input } from './input.tsx';

export interface ComboboxOption {
  readonly value: string;
  readonly text: string;
  /** Next to the text, soft; found as well. */
  readonly note?: string | undefined;
}

type ComboboxProps = {
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What is said where nothing of the list is meant. */
  readonly noneText: string;
  readonly toggleLabel: string;
  readonly before?: ReactNode;
  readonly autoComplete?: string | undefined;
};

const plain = (text: string): string => plainLetters(text).trim();

/** Options whose words begin with what was typed come first, then those that only hold it. */
function matching(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = plain(typed);
  if (wanted === '') return options;
  const rank = ({ value, text, note = '' }: ComboboxOption): number => {
    const words = plain(text);
    if (words.startsWith(wanted) || note.startsWith(wanted) || plain(value) === wanted) return 0;
    if (words.includes(` ${wanted}`)) return 1;
    return words.includes(wanted) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, at: rank(option) }))
    .filter(({ at }) => at < 3)
    .toSorted((one, other) => one.at - other.at)
    .map(({ option }) => option);
}

/** One of a long list, found by typing. What is left half typed goes back to what was chosen. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onValue, noneText, toggleLabel, before, autoComplete = 'off' } = props;
  const wiring = useFieldControl({});
  const chosen = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const items = typed === null ? options : matching(options, typed);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = useCombobox({
    items: [...items],
    itemToString: (option) => option?.text ?? '',
    selectedItem: chosen,
    inputId: wiring.id,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setTyped(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onValue(selectedItem.value);
    },
    onIsOpenChange: ({ isOpen: opens }) => {
      if (!opens) setTyped(null);
    },
    stateReducer: ({ selectedItem }, { type, changes }) => {
      const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;
      if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
      if (type !== InputBlur && type !== InputKeyDownEscape) return changes;
      // A name that was typed, or filled in by the browser, to its end is meant.
      const exact = items.find((option) => plain(option.text) === plain(typed ?? ''));
      const meant = (type === InputBlur ? exact : undefined) ?? selectedItem;
      return { ...changes, selectedItem: meant, inputValue: meant?.text ?? '' };
    },
  });
  return (
    <div className={styles.box}>
      <Input
        {...getInputProps({ onFocus: ({ currentTarget }) => currentTarget.select() })}
        // Named by the field's own label.
        aria-labelledby={undefined}
        autoComplete={autoComplete}
        spellCheck={false}
        before={before}
        after={
          <button type="button" aria-label={toggleLabel} className={styles.toggle} {...getToggleButtonProps()}>
            <Icon of={ChevronDown} />
          </button>
        }
      />
      <div {...getMenuProps({ 'aria-label': toggleLabel })} className={styles.list} data-open={isOpen || undefined}>
        {isOpen &&
          items.map((option, index) => (
            <div
              key={option.value}
              {...getItemProps({ item: option, index })}
              className={styles.option}
              data-active={index === highlightedIndex || undefined}
            >
              <span>{option.text}</span>
              {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
            </div>
          ))}
      </div>
      {isOpen && items.length === 0 && (
        <p className={styles.none} role="status">
          {noneText}
        </p>
      )}
    </div>
  );
}
