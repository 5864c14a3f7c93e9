#!/usr/bin/env bash
# @react-email/render 2.3.1 with @react-email/components 1.0.12 (npm): the plain text of a mail whose heading has a code.
#
# Guess: the words as they are written; the HTML has them so, and the options for plain text name links and pictures only.
# Behaviour: headings are put in capitals. A code in which case counts is another one, and letters change their number
# (ß to SS), so that what is copied out of the text part is refused.
# Output seen (2026-11-30, Node 24.21.0):
#   YOUR CODE IS AB3-XZ9, FÜR STRASSE 4
#   Your code is aB3-xZ9, für Straße 4
# Here: mails are rendered with `uppercase: false` for their heading (platform/mail/render-mail.tsx, held by its test).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . @react-email/render@2.3.1 @react-email/components@1.0.12 react@19.3.1 react-dom@19.3.1
cat > look.mjs <<'JS'
import { Body, Heading, Html, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { createElement } from 'react';

const words = 'Your code is aB3-xZ9, für Straße 4';
const textOf = async (part) => {
  const mail = createElement(Html, null, createElement(Body, null, createElement(part, null, words)));
  return (await render(mail, { plainText: true })).trim();
};
const [heading, text] = [await textOf(Heading), await textOf(Text)];
console.log(heading);
console.log(text);
const same = heading === words.toUpperCase() && text === words;
console.log(same ? 'As found: a heading is put in capitals.' : 'CHANGED: headings may keep their letters by themselves.');
process.exit(same ? 0 : 1);
JS
node look.mjs
