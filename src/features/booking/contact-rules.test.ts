import { describe, expect, it } from 'vitest';
import { type ContactData, invalidFields, problemsFrom, tidyContact } from './contact-rules.ts';

const good: ContactData = { email: 'amara@example.com', firstName: 'Amara', lastName: 'Okafor', phoneNumber: '' };

describe('contact details', () => {
  it('are complete without a phone number', () => expect(invalidFields(good)).toEqual([]));

  it('need an address and a name, one of which is enough', () => {
    expect(invalidFields({ email: '', firstName: ' ', lastName: ' ', phoneNumber: '' })).toEqual([
      'email',
      'firstName',
    ]);
  });

  it.each(['amara', 'amara@', 'amara@example', '@example.com', 'a b@example.com', 'a@b@example.com'])(
    'refuse the address %s',
    (email) => expect(invalidFields({ ...good, email })).toEqual(['email']),
  );

  it.each([
    'Ma. Teresa',
    'R2D2',
    'Paral·lel',
    '山田・太郎',
    '',
    'Zoë',
    "O'Neil",
    'Jean-Luc',
    'Smith, Jr',
    'Nguyễn',
    'Łukasz',
  ])('take the name %s', (lastName) => expect(invalidFields({ ...good, lastName })).toEqual([]));

  it.each(['<b>', 'a@b.example', 'http://a.example', 'WWW.a', 'A\nB', 'A\u202Egnp'])('refuse the name %s', (lastName) =>
    expect(invalidFields({ ...good, lastName })).toEqual(['lastName']),
  );

  it.each([
    '+14165550142',
    '+1 416 555 0142',
    '416-555-0142',
    '-416(555)0142',
    '123456',
    '(416) 555-0142',
    '416.555.0142',
    '416‑555‑0142',
    '＋１ ４１６ ５５５ ０１４２',
  ])('take the phone %s', (phone) => expect(invalidFields({ ...good, phoneNumber: phone })).toEqual([]));

  it.each(['12345', '416-55-', 'call me', '12345678901234567', '()', '---', '416 555 0142 x3', '1 2 3 4 5'])(
    'refuse the phone %s',
    (phone) => expect(invalidFields({ ...good, phoneNumber: phone })).toEqual(['phoneNumber']),
  );

  it('lose the space around them', () => {
    expect(tidyContact({ ...good, email: ' amara@example.com ', phoneNumber: '+1 (416) 555-0142' })).toEqual({
      ...good,
      phoneNumber: '+14165550142',
    });
    // The zero of calls within a country is not dialled behind its code.
    const kept = ['+44 (0)20 7946 0958', '0049 (0) 30 123456', '(0)20 7946 0958', '+1 (800) 555 0142'].map(
      (phoneNumber) => tidyContact({ ...good, phoneNumber }).phoneNumber,
    );
    expect(kept).toEqual(['+442079460958', '004930123456', '02079460958', '+18005550142']);
  });
});

it('messages of the server stand at their fields', () => {
  expect(problemsFrom({ firstName: ['Too long', 'Odd'], other: ['x'] })).toEqual({ firstName: 'Too long' });
  expect(problemsFrom({ listing_id: ['Not Found'] })).toBeNull();
  expect(problemsFrom(null)).toBeNull();
});
