#!/usr/bin/env bash
# standardwebhooks 1.1.1 (npm), which receivers of webhooks are told to use: a right signature over a body that is not JSON.
#
# Guess: `verify` returns the body, or nothing; if it refuses, then by its WebhookVerificationError, as it does for a wrong
# signature. `sign` takes any text, and the specification signs bytes.
# Behaviour: the body is parsed after the signature was found right: plain text throws a SyntaxError, which a receiver that
# catches the library's own error does not catch, and an empty body gives `undefined`, as a handler without content would.
# Output seen (2026-11-30, Node 24.21.0):
#   '{"type":"ping"}' object
#   'ping' SyntaxError
#   '' undefined
# Here: every delivery has a JSON object as its body, a trial too (modules/webhooks), so that receivers never see the others.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . standardwebhooks@1.1.1
cat > look.mjs <<'JS'
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(Buffer.from('a secret of twenty-four.').toString('base64'));
const at = new Date();
const answer = (body) => {
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': webhook.sign('msg_1', at, body),
  };
  try {
    return typeof webhook.verify(body, headers);
  } catch (error) {
    return error.constructor.name;
  }
};
const seen = ['{"type":"ping"}', 'ping', ''].map((body) => {
  const got = answer(body);
  console.log(`'${body}' ${got}`);
  return got;
});
const same = seen.join() === 'object,SyntaxError,undefined';
console.log(same ? 'As found: the body is parsed, and errors are not its own.' : 'CHANGED: bodies of other kinds may be possible.');
process.exit(same ? 0 : 1);
JS
node look.mjs
