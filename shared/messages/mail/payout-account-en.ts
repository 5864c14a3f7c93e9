/** Texts of the mail about a changed payout account. */
export default {
  subject: 'The account for your payouts was changed',
  now: 'Your payouts go to •••• {last4} from now on. It was changed on {date}.',
  waits:
    'It was changed without your second factor. Nothing is paid to it until two of us have checked it with you, or you confirm it on the page of your payouts with the code of your app. Your balance stays yours.',
  notYou: 'Was it not you? Then change your password at once and answer this mail, or write to {supportEmail}.',
  footer: 'We write this whenever that account changes.',
  action: 'Open Payouts',
};
