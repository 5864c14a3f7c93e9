import { needed, oneOf, type Task, TaskFailure, textOf } from '../task.ts';

const roles = ['owner', 'support', 'finance', 'content', 'none'] as const;

export const administrators: Task = {
  summary: 'Lists administrators, makes or invites one, or lets one in again',
  usage: '[EMAIL | recover EMAIL] [--role owner|support|finance|content|none] [--name "FIRST LAST"]',
  help: [
    'EMAIL  without it all administrators are listed; who has no account yet is invited by a mail',
    '--role  what they do from now on; they sign in anew, and set a second factor up at /admin',
    '--name  of the person invited',
    'recover EMAIL  on the machine itself: takes the second factor away at once and mails a link to a new password,',
    '  for the day that phone and recovery codes of an owner who is alone are gone',
  ],
  options: { role: { type: 'string' }, name: { type: 'string' } },
  run: async (typed, { client, out }) => {
    if (typed.positionals.length === 0) {
      const { people } = await client.admin.people.find.query({ text: '', kind: 'admins', limit: 200 });
      for (const { email, name, adminRole } of people) out(`${email}  ${name}  ${adminRole ?? ''}`);
      return;
    }
    const isRecovery = typed.positionals[0] === 'recover';
    const email = needed(typed, isRecovery ? 1 : 0, 'EMAIL').toLowerCase();
    const { people } = await client.admin.people.find.query({ text: email, kind: 'all', limit: 200 });
    const person = people.find((each) => each.email === email);
    const given = textOf(typed, 'role');
    if (isRecovery) {
      if (person === undefined) throw new TaskFailure(`No account has the address ${email}.`);
      const { state } = await client.admin.people.takeSecondFactor.mutate({ userId: person.id });
      if (state === 'waits')
        return out(`${email} is asked about by mail: it waits. On the machine itself it is done at once.`);
      await client.admin.people.sendResetLink.mutate({ userId: person.id });
      return out(`${email} has a mail with a link to a new password, and sets a new second factor up at /admin.`);
    }
    if (person === undefined || person.isGuest) {
      const role = oneOf(given ?? 'none', roles, '--role');
      const [firstName = '', ...rest] = (textOf(typed, 'name') ?? '').trim().split(/\s+/);
      if (role === 'none')
        throw new TaskFailure(`No account signs in with ${email}. To invite them, say --role and --name.`);
      if (rest.length === 0) throw new TaskFailure('To invite a person, say --name "FIRST LAST".');
      await client.admin.people.invite.mutate({ email, firstName, lastName: rest.join(' '), role });
      out(`${email} is invited as ${role}: a mail leads to the password.`);
      return;
    }
    if (given !== undefined) {
      const role = oneOf(given, roles, '--role');
      await client.admin.people.setAdminRole.mutate({ userId: person.id, role: role === 'none' ? null : role });
      out(role === 'none' ? `${email} is no administrator.` : `${email} is ${role}.`);
    }
    if (given === undefined) out(`${email}  ${person.name}  ${person.adminRole ?? 'no administrator'}`);
  },
};
