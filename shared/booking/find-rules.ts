import { EMAIL, LONGEST_EMAIL } from '../contact/contact-rules.ts';
import { parseBookingCode } from './booking-code.ts';

/** What a booking is found by, as it was typed. */
interface Typed {
  readonly code: string;
  readonly email: string;
}

/** The first thing that is wrong with a field, as the library of schemas says it: a message is a key of a text. */
interface Issue {
  readonly code: 'too_big' | 'custom';
  readonly message: string;
  readonly maximum?: number;
}

export const LONGEST_TYPED_CODE = 40;

const wrong = (message: string): Issue => ({ code: 'custom', message });

function issueOf(text: string, longest: number, isRight: boolean, message: string): Issue | null {
  if (text === '') return wrong('required');
  if (text.length > longest) return { code: 'too_big', message: '', maximum: longest };
  return isRight ? null : wrong(message);
}

/**
 * Reads as `findBookingSchema` does, without the library of schemas, which is heavy for a page of the browser; of a
 * field it tells the first issue.
 */
export const findBookingRules = {
  safeParse({ code: typed, email: written }: Typed) {
    const code = parseBookingCode(typed) ?? typed.trim();
    const email = written.trim();
    const found = {
      code: issueOf(code, LONGEST_TYPED_CODE, parseBookingCode(code) !== null, 'invalidBookingCode'),
      email: issueOf(email, LONGEST_EMAIL, EMAIL.test(email), 'invalidEmail'),
    };
    const issues = (['code', 'email'] as const).flatMap((name) => {
      const issue = found[name];
      return issue === null ? [] : [{ ...issue, path: [name] }];
    });
    return issues.length === 0
      ? ({ success: true, data: { code, email } } as const)
      : ({ success: false, error: { issues } } as const);
  },
};
