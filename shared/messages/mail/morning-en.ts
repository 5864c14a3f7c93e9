/** Texts of the mail that tells an administrator how their day begins. */
export default {
  subject: '{site} this morning: {day}',
  none: 'Nothing needs you',
  needs: { one: '{count} thing needs you', other: '{count} things need you' },
  lead: 'As of this morning, {day}.',
  yours: 'What waits for you:',
  nothing: 'You are all caught up.',
  more: { one: '{count} more', other: '{count} more' },
  notWhole: 'Part of what needs you could not be looked up. What is listed is correct.',
  action: 'Open administration',
  why: 'You get this mail each morning.',
  change: 'Change my mails',
};
