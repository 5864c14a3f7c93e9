import { CreditCard } from 'lucide-react';
import { expect, test } from 'vitest';
import { topicIcon } from './topic-icon.ts';

test('a topic has the icon of a question in it, wherever that stands', () => {
  expect(topicIcon(['refund-when', 'charged'])).toBe(CreditCard);
});

test('a topic of unknown questions has none', () => {
  expect(topicIcon(['toString', 'lockers'])).toBeNull();
});
