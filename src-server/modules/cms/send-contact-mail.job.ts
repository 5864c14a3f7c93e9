import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { ContactMessage } from './cms.entity.ts';

/** Brings a kept contact message to the people behind the site. */
export const sendContactMail = defineJob({
  name: 'send-contact-mail',
  payload: z.object({ messageId: z.string() }),
  retries: 10,
});

export const sendContactMailHandler = handleJob(sendContactMail, async ({ messageId }, deps: Deps) => {
  const kept = await deps.db.fork().findOne(ContactMessage, { id: messageId });
  if (kept === null) return;
  const { name, email, message } = kept;
  const mail = await deps.renderMail('contact', {
    siteName: deps.config.SITE_NAME,
    name,
    email,
    message,
    link: `${deps.config.siteUrl}/admin/messages?${new URLSearchParams({ message: messageId })}`,
  });
  const about = { kind: 'contact', language: 'en' };
  await deps.mail.send({ to: deps.config.SUPPORT_EMAIL, ...mail, replyTo: email, about });
});
