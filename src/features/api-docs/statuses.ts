import type { TextKey } from '#shared/messages/areas.ts';

type Key = TextKey<'apiDocs'>;

const steps: Readonly<Record<string, Key>> = {
  '304': 'doKeep',
  '400': 'doMend',
  '401': 'doSignIn',
  '403': 'doNot',
  '404': 'doNot',
  '409': 'doLook',
  '413': 'doLess',
  '422': 'doField',
  '429': 'doWait',
};

/** What a program does with an answer of a status, by the text of the area 'apiDocs' that says it. */
export const stepAfter = (status: string): Key => steps[status] ?? (status.startsWith('5') ? 'doRepeat' : 'doUse');

/** The errors that every reader meets, with what they mean. */
export const commonErrors = [
  ['401', 'error401'],
  ['403', 'error403'],
  ['404', 'error404'],
  ['409', 'error409'],
  ['422', 'error422'],
  ['429', 'error429'],
  ['5xx', 'error5xx'],
] as const satisfies readonly (readonly [string, Key])[];

/** What HTTP calls a status. */
export const reasonOf = (status: string): string =>
  ({
    '200': 'OK',
    '201': 'Created',
    '400': 'Bad Request',
    '401': 'Unauthorized',
    '403': 'Forbidden',
    '404': 'Not Found',
    '409': 'Conflict',
    '422': 'Unprocessable',
    '429': 'Too Many Requests',
  })[status] ?? '';
