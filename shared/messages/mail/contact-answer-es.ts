import type en from './contact-answer-en.ts';

export default {
  subject: 'Nuestra respuesta a tu mensaje',
  preview: '{site} te ha respondido.',
  previewOurs: '{site} te ha escrito.',
  question: 'Tu mensaje',
  writeBack: 'Responder',
  footer: 'Si queda algo pendiente, respóndenos: tu respuesta se une a este mensaje.',
} satisfies Record<keyof typeof en, string>;
