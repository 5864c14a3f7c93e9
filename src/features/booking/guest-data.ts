import type { ContactData } from './contact-rules.ts';

const key = 'guest';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The contact details that were given in this tab; `null` where there are none. */
export function getGuest(): ContactData | null {
  if (typeof sessionStorage === 'undefined') return null;
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<ContactData> | null;
    if (value === null || typeof value !== 'object') return null;
    const { email, firstName, lastName, phoneNumber } = value;
    if (!isText(email) || !isText(firstName) || !isText(lastName)) return null;
    return { email, firstName, lastName, phoneNumber: isText(phoneNumber) ? phoneNumber : '' };
  } catch {
    return null;
  }
}

export function setGuest(data: ContactData): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(data));
  } catch {
    // Without storage the details live as long as the page.
  }
}
