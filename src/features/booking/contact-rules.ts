import { type Contact, readContact } from '#shared/contact/contact-rules.ts';

export type ContactData = Contact;

export type ContactField = keyof ContactData;

export const contactFields: readonly ContactField[] = ['email', 'firstName', 'lastName', 'phoneNumber'];

/** As the schemas write it: without surrounding space, and the phone number without any. What is invalid stays. */
export function tidyContact(data: ContactData): ContactData {
  const tidy = (field: ContactField) => readContact[field](data[field]) ?? data[field];
  return {
    email: tidy('email'),
    firstName: tidy('firstName'),
    lastName: tidy('lastName'),
    phoneNumber: tidy('phoneNumber'),
  };
}

/** The fields that are not right, in the order of the form. */
export function invalidFields(data: ContactData): readonly ContactField[] {
  return contactFields.filter((field) => readContact[field](data[field]) === null);
}

export const isValidContact = (data: ContactData): boolean => invalidFields(data).length === 0;

export const isSameContact = (first: ContactData, second: ContactData): boolean =>
  contactFields.every((field) => first[field] === second[field]);

export type ContactProblems = Partial<Record<ContactField, string>>;

/** What the server said about the fields, by the names of the form; `null` when it was about something else. */
export function problemsFrom(
  fields: Readonly<Record<string, readonly string[]>> | null | undefined,
): ContactProblems | null {
  const found: ContactProblems = {};
  for (const field of contactFields) {
    const [message] = fields?.[field] ?? [];
    if (message !== undefined) found[field] = message;
  }
  return Object.keys(found).length === 0 ? null : found;
}
