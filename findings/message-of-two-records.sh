#!/usr/bin/env bash
# web-push 3.6.7 (npm) with a message longer than a push service has to take.
#
# Guess: what does not fit into one record of 4096 bytes is refused before it is sent. RFC 8291, 4, has an application
# server encrypt a message with a single record, and receivers drop what has more.
# Behaviour: it is encrypted as several records without a word; the body says a record size of 4096 and goes on after it.
# Output seen (2026-11-29, Node 24.21.0):
#   3993 characters: 1 record
#   5000 characters: 2 records
# Here: a notification is one line with a location's name, some hundred characters (booking/push/).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . web-push@3.6.7
cat > look.mjs <<'JS'
import { createECDH, randomBytes } from 'node:crypto';
import webPush from 'web-push';

const device = createECDH('prime256v1');
device.generateKeys();
const keys = { p256dh: device.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
const vapidDetails = { subject: 'mailto:operator@example.org', ...webPush.generateVAPIDKeys() };
const records = (length) => {
  const { body } = webPush.generateRequestDetails({ endpoint: 'https://push.example/1', keys }, 'a'.repeat(length), { vapidDetails });
  // RFC 8188, 2.1: salt of 16 bytes, record size of 4, length of the key's id, the id.
  const head = 21 + body.readUInt8(20);
  return Math.ceil((body.length - head) / body.readUInt32BE(16));
};
const [one, two] = [records(3993), records(5000)];
console.log(`3993 characters: ${one} record\n5000 characters: ${two} records`);
console.log(one === 1 && two === 2 ? 'As found: a message of two records is made.' : 'CHANGED: long messages are met otherwise.');
process.exit(one === 1 && two === 2 ? 0 : 1);
JS
node look.mjs
