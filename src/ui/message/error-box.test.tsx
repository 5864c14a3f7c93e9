import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorBox } from './error-box.tsx';
import { errorEntries } from './error-entries.ts';

const fallback = 'Something went wrong';

it('shows one box for a sentence', () => {
  expect(errorEntries('No place left', fallback)).toEqual([{ key: '0', messages: ['No place left'] }]);
});

it('shows one box for each sentence of a list', () => {
  expect(errorEntries(['One', 'Two'], fallback).map((entry) => entry.messages)).toEqual([['One'], ['Two']]);
});

it('shows one box for each key, named by the last part of it, with all its sentences', () => {
  const errors = { 'listing.address.city': ['Required', { nested: 'Too short' }], phone: 'Invalid' };
  expect(errorEntries(errors, fallback)).toEqual([
    { key: 'listing.address.city', label: 'city', messages: ['Required', 'Too short'] },
    { key: 'phone', label: 'phone', messages: ['Invalid'] },
  ]);
});

it('says the fallback where an error has no words', () => {
  expect(errorEntries({ name: null }, fallback)[0]?.messages).toEqual([fallback]);
});

it('shows nothing without errors and a button to close each box with them', () => {
  expect(renderToString(<ErrorBox errors={null} fallback={fallback} />)).toBe('');
  const html = renderToString(<ErrorBox errors={['One', 'Two']} fallback={fallback} dismissLabel="Dismiss" />);
  expect(html.match(/aria-label="Dismiss"/g)).toHaveLength(2);
});
