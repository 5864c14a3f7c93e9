import { z } from 'zod';
import { localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { User } from './accounts.entity.ts';
import { issueToken } from './issue-token.ts';

/** A mail about somebody's account. The link's secret is made when the mail is written and never stored in the clear. */
export const sendAccountMail = defineJob({
  name: 'send-account-mail',
  payload: z.object({
    userId: z.string(),
    kind: z.enum(['activation', 'passwordReset', 'alreadyRegistered', 'passwordChanged']),
  }),
  retries: 10,
});

/** What the link of a reset names as its `client`. */
export const resetClient = 'reset';

const resetPath = (token: string, email: string): string =>
  `/login/password-reset?${new URLSearchParams({ reset_password: 'true', 'access-token': token, client: resetClient, uid: email })}`;

export const sendAccountMailHandler = handleJob(sendAccountMail, async ({ userId, kind }, deps: Deps) => {
  const { config, clock, db } = deps;
  const em = db.fork();
  const user = await em.findOne(User, { id: userId });
  if (user === null) return;
  const locale = localeOf(user.language);
  const paths = {
    activation: async () =>
      `/?${new URLSearchParams({ id: user.id, token: await issueToken(em, clock, user.id, 'activation') })}`,
    passwordReset: async () => resetPath(await issueToken(em, clock, user.id, 'password_reset'), user.email),
    alreadyRegistered: async () => '/login',
    passwordChanged: async () => '/login/password-reset',
  };
  const mail = await deps.renderMail('account', {
    kind,
    locale,
    siteName: config.SITE_NAME,
    firstName: user.firstName,
    link: `${config.siteUrl}${await paths[kind]()}`,
    supportEmail: config.SUPPORT_EMAIL,
  });
  await deps.mail.send({ to: user.email, ...mail });
});
