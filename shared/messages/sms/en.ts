import type { Text } from '../text.ts';

/** Text messages: no name, no code, in one message of 160 characters where the names are short. */
const en = {
  door: '{site}. A traveller says {location} is shut. Answer now {link}',
  left: '{site}. Your bags are still at {location}. See what you can do {link}',
  booking: '{site}. New booking, {location}, {time}. {link}',
} as const;

export default en satisfies Record<string, Text>;
