import { z } from 'zod';
import { localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { User } from './accounts.entity.ts';
import { claimPath } from './claim-account.ts';
import { issueToken } from './issue-token.ts';
import { followPath, resetPath } from './reset-link.ts';
import { issueMailedCode } from './mailed-code.ts';
import { hasSecondFactor } from './second-factor/check-code.ts';

/** A mail about a person's account. The link's secret is made when the mail is written and never stored in the clear. */
export const sendAccountMail = defineJob({
  name: 'send-account-mail',
  payload: z.object({
    userId: z.string(),
    kind: z.enum([
      'activation',
      'passwordReset',
      'signInCode',
      'alreadyRegistered',
      'passwordChanged',
      'emailChanged',
      'secondFactorSet',
      'secondFactorEnded',
      'administratorInvited',
      'recoveryCodesRenewed',
      'sessionsEnded',
      'roleEnded',
      'recoveryAsked',
      'addressAsked',
      'accountClosed',
    ]),
    /** Another address than the account's: the one that it has left. */
    to: z.string().optional(),
    /** Whose address the mail names. */
    about: z.string().optional(),
    /** The address of another site that a reset's link leads to. */
    address: z.string().optional(),
  }),
  retries: 10,
});

/**
 * Writes to a person that how they come in was changed, at the address that they have as it happens: one that is changed
 * before the mail leaves would have it reach another mailbox.
 */
export const tellOfChange = (
  deps: Pick<Deps, 'jobs'>,
  em: EntityManager,
  { id, email }: Pick<User, 'id' | 'email'>,
  kind: 'passwordChanged' | 'secondFactorSet' | 'secondFactorEnded' | 'recoveryCodesRenewed' | 'sessionsEnded',
): Promise<void> => deps.jobs.enqueue(em, sendAccountMail, { userId: id, kind, to: email });

/** Asks for a mail that opens an account, by address, known or not, so that asking takes the same time for both. */
export const requestReset = defineJob({
  name: 'request-password-reset',
  payload: z.object({
    email: z.string(),
    address: z.string().optional(),
    by: z.enum(['link', 'code']).optional(),
  }),
  retries: 10,
});

export const requestResetHandler = handleJob(requestReset, async ({ email, address, by }, deps: Deps) => {
  await deps.db.fork().transactional(async (em) => {
    const user = await em.findOne(User, { email });
    // An administrator's mailbox alone opens nothing.
    if (user !== null && (by !== 'code' || !user.adminRole))
      await deps.jobs.enqueue(em, sendAccountMail, {
        userId: user.id,
        kind: user.closedAt ? 'accountClosed' : by === 'code' ? 'signInCode' : 'passwordReset',
        address,
      });
  });
});

/** Asks for the mail that confirms an address, likewise. */
export const requestConfirmation = defineJob({
  name: 'request-confirmation',
  payload: z.object({ email: z.string() }),
  retries: 10,
});

export const requestConfirmationHandler = handleJob(requestConfirmation, async ({ email }, deps: Deps) => {
  await deps.db.fork().transactional(async (em) => {
    const user = await em.findOne(User, { email, confirmedAt: null });
    if (user !== null) await deps.jobs.enqueue(em, sendAccountMail, { userId: user.id, kind: 'activation' });
  });
});

export const sendAccountMailHandler = handleJob(
  sendAccountMail,
  async ({ userId, kind, to, about = '', address }, deps: Deps) => {
    const { config, clock, db } = deps;
    const em = db.fork();
    const user = await em.findOne(User, { id: userId });
    if (user === null) return;
    const locale = localeOf(user.language);
    const paths = {
      activation: async () =>
        `/?${new URLSearchParams({ id: user.id, token: await issueToken(em, clock, user.id, 'activation') })}`,
      passwordReset: async () => {
        const token = await issueToken(em, clock, user.id, 'password_reset');
        return address === undefined || (await hasSecondFactor(deps, user.id))
          ? resetPath(token, user.email)
          : followPath(token, address);
      },
      signInCode: async () => '/login/mail-code',
      alreadyRegistered: async () => '/login',
      passwordChanged: async () => '/login/password-reset',
      emailChanged: async () => '/contact',
      secondFactorSet: async () => '/settings',
      secondFactorEnded: async () => '/login/password-reset',
      recoveryCodesRenewed: async () => '/settings',
      sessionsEnded: async () => '/login',
      roleEnded: async () => '/admin/people',
      recoveryAsked: async () => '/login',
      addressAsked: async () => '/login',
      accountClosed: async () =>
        `/?${new URLSearchParams({ id: user.id, token: await issueToken(em, clock, user.id, 'reopening') })}`,
      // Who has chosen a password meanwhile signs in.
      administratorInvited: async () => (await claimPath(deps, user.id, 'invited')) ?? '/login?returnTo=%2Fadmin',
    };
    const secret = kind === 'signInCode' ? await issueMailedCode(deps, em, user.id) : undefined;
    const mail = await deps.renderMail('account', {
      kind,
      locale,
      siteName: config.SITE_NAME,
      firstName: user.firstName,
      about,
      link: `${config.siteUrl}${await paths[kind]()}`,
      supportEmail: config.SUPPORT_EMAIL,
      code: secret ?? '',
    });
    await deps.mail.send({
      to: to ?? user.email,
      ...mail,
      ...(secret !== undefined && { secret }),
      about: { kind: 'account', language: locale },
    });
  },
);
