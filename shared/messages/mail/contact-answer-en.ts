/** The mail that answers a contact message. */
export default {
  subject: 'Our answer to your message',
  preview: '{site} has answered you.',
  previewOurs: '{site} has written to you.',
  question: 'Your message',
  writeBack: 'Write back',
  footer: 'If something is still open, write back: it goes on with this message.',
} as const;
