import type { ContactData } from './contact-rules.ts';

const key = 'guest';
const typedKey = 'guest-typed';

export const emptyGuest: ContactData = { email: '', firstName: '', lastName: '', phoneNumber: '' };

const isText = (value: unknown): value is string => typeof value === 'string';

function read(from: string): ContactData | null {
  if (typeof sessionStorage === 'undefined') return null;
  try {
    const value = JSON.parse(sessionStorage.getItem(from) ?? 'null') as Partial<ContactData> | null;
    if (value === null || typeof value !== 'object') return null;
    const { email, firstName, lastName, phoneNumber } = value;
    if (!isText(email) || !isText(firstName) || !isText(lastName)) return null;
    return { email, firstName, lastName, phoneNumber: isText(phoneNumber) ? phoneNumber : '' };
  } catch {
    return null;
  }
}

function keep(where: string, data: ContactData): void {
  try {
    sessionStorage.setItem(where, JSON.stringify(data));
  } catch {
    // Without storage the details live as long as the page.
  }
}

/** The contact details that were given in this tab; `null` where there are none. */
export const getGuest = (): ContactData | null => read(key);

export function setGuest(data: ContactData): void {
  keep(key, data);
  keep(typedKey, data);
}

/** What last stood in the form, sent or not. */
export const getTypedGuest = (): ContactData | null => read(typedKey) ?? getGuest();

/** Keeps what is typed into the form, one field or more, with the others as they stood. */
export const keepTypedGuest = (typed: Partial<ContactData>): void =>
  keep(typedKey, { ...(getTypedGuest() ?? emptyGuest), ...typed });
