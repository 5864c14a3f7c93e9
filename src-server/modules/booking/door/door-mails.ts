/** What a mail about a shut door says, and to whom. */
export const doorMails = {
  asked: ['counter'],
  unanswered: ['administrators'],
  open: ['traveller', 'administrators'],
  stands: ['traveller'],
  decided: ['traveller', 'partner'],
  toDecide: ['administrators'],
  warned: ['partner'],
  toStop: ['partner', 'administrators'],
  stopped: ['partner'],
} as const;
