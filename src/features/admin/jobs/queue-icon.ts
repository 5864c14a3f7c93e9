import { CreditCard, Hourglass, Landmark, type LucideIcon, Mail, Radio, RefreshCw, Webhook } from 'lucide-react';

/** By what a queue's name says of its work, the first that fits. */
const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/guesty|calendar/, Webhook],
  [/mail|invitation|decision|summar|reset|ask-to|tickets/, Mail],
  [/payout/, Landmark],
  [/payment|refund|intent|give-back/, CreditCard],
  [/deliver/, Radio],
  [/expire|complete|outcomes|plans|publish/, Hourglass],
];

/** What is drawn next to a queue's name. */
export const queueIcon = (name: string): LucideIcon => icons.find(([pattern]) => pattern.test(name))?.[1] ?? RefreshCw;
