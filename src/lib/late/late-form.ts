import { answerEarlyChoices } from './early-choices.ts';
import { answerEarlyPress } from './early-press.ts';

/**
 * For the outermost element of a late part that may be typed into before its code has come: the server's markup says that it
 * is waited for, so that its texts are kept as the server wrote them (docs/decisions/pages.md), until it is alive;
 * what was chosen and pressed in it meanwhile is answered then.
 */
export const lateForm = {
  'data-late': '',
  ref: (element: Element | null): void => {
    if (element?.hasAttribute('data-late') !== true) return;
    element.removeAttribute('data-late');
    void answerEarlyChoices().then(answerEarlyPress);
  },
} as const;
