import type en from './contact-answer-en.ts';

export default {
  subject: 'Notre réponse à votre message',
  preview: '{site} vous a répondu.',
  previewOurs: '{site} vous a écrit.',
  question: 'Votre message',
  writeBack: 'Répondre',
  footer: 'S’il reste une question, répondez-nous : votre réponse rejoint ce message.',
} satisfies Record<keyof typeof en, string>;
