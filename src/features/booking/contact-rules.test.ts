import { describe, expect, it } from 'vitest';
import { type ContactData, invalidFields, problemsFrom, tidyContact } from './contact-rules.ts';

const good: ContactData = { email: 'amara@example.com', firstName: 'Amara', lastName: 'Okafor', phoneNumber: '' };

describe('contact details', () => {
  it('are complete without a phone number', () => expect(invalidFields(good)).toEqual([]));

  it('need an address and both names', () => {
    expect(invalidFields({ email: '', firstName: '', lastName: ' ', phoneNumber: '' })).toEqual([
      'email',
      'firstName',
      'lastName',
    ]);
  });

  it.each(['amara', 'amara@', 'amara@example', '@example.com', 'a b@example.com', 'a@b@example.com'])(
    'refuse the address %s',
    (email) => expect(invalidFields({ ...good, email })).toEqual(['email']),
  );

  it.each(['Zoë', "O'Neil", 'Jean-Luc', 'Smith, Jr', 'Nguyễn', 'Łukasz'])('take the name %s', (lastName) =>
    expect(invalidFields({ ...good, lastName })).toEqual([]),
  );

  it.each(['R2D2', 'Amara!', '<b>'])('refuse the name %s', (lastName) =>
    expect(invalidFields({ ...good, lastName })).toEqual(['lastName']),
  );

  it.each(['+14165550142', '+1 416 555 0142', '416-555-0142', '-416(555)0142', '123456'])(
    'take the phone %s',
    (phone) => expect(invalidFields({ ...good, phoneNumber: phone })).toEqual([]),
  );

  it.each(['12345', '416-555-', 'call me', '12345678901234567', '(416)5550142'])('refuse the phone %s', (phone) =>
    expect(invalidFields({ ...good, phoneNumber: phone })).toEqual(['phoneNumber']),
  );

  it('lose the space around them', () => {
    expect(tidyContact({ ...good, email: ' amara@example.com ', phoneNumber: '+1 416 555 0142' })).toEqual({
      ...good,
      phoneNumber: '+14165550142',
    });
  });
});

it('messages of the server stand at their fields', () => {
  expect(problemsFrom({ firstName: ['Too long', 'Odd'], other: ['x'] })).toEqual({ firstName: 'Too long' });
  expect(problemsFrom({ listing_id: ['Not Found'] })).toBeNull();
  expect(problemsFrom(null)).toBeNull();
});
