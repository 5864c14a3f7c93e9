const DEMO_ACCOUNT = 'acct_demo_';

/** The account of a partner of the demo data: no provider knows it, and what is sent to it counts as paid. */
export const demoAccountOf = (userId: string): string => `${DEMO_ACCOUNT}${userId.slice(-12)}`;

/** Whether an account is one of demo data. */
export const isDemoAccount = (accountId: string): boolean => accountId.startsWith(DEMO_ACCOUNT);
