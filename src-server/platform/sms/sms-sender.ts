/** Hands text messages over to whom they are sent by. */
export interface SmsSender {
  /**
   * @param message `to` a number in E.164 (`+14165550100`), `text` plain, `key` the same for each try of one message.
   * @returns `refused` where this number gets none, now and later.
   * @throws Error with a status only: the service's address holds a secret.
   */
  readonly send: (message: SmsMessage) => Promise<'taken' | 'refused'>;
}

interface SmsMessage {
  readonly to: string;
  readonly text: string;
  readonly key: string;
}

const E164 = /^\+[1-9]\d{6,14}$/;

/** A kept phone number where text messages reach it: with its country, never guessed; else `null`. */
export const smsNumber = (phone: string | null): string | null => (phone !== null && E164.test(phone) ? phone : null);
