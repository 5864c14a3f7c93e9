/**
 * A question for the last mail to an address (SQL) where the server of that address refused it for good; nothing where a
 * later one was taken.
 */
export const bouncedMail = (address: string): string => `
  select m.created_at, m.error from (
    select created_at, error, state, is_refused from sent_mails
    where lower(recipient) = lower(${address}) order by created_at desc limit 1
  ) m where m.state = 'failed' and m.is_refused`;
