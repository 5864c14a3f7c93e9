#!/usr/bin/env bash
# @20minutes/s3rver 5.0.0 (npm), a stand-in for S3 that checks signatures, asked for the list of a bucket by the clients
# s3mini 1.0.2 and @bradenmacdonald/s3-lite-client 1.0.0 with the right secret. Both write the bucket's path with a slash
# at its end (/pictures/?list-type=2), which Amazon takes.
#
# Guess: 200, as the same clients' PUT, GET and DELETE of an object are answered.
# Behaviour: 403 SignatureDoesNotMatch: the server signs the path without the slash. The same request signed by a third
# client (aws4fetch 1.0.20) is 200 without the slash and 403 with it, so the secret is no cause.
# Output seen (2026-11-29, Node 24.21.0):
#   put 200, s3mini lists SignatureDoesNotMatch, s3-lite-client lists SignatureDoesNotMatch
#   /pictures?list-type=2 200, /pictures/?list-type=2 403
# Here: tests that want to know what is in the stand-in read its folder (src-server/testing/object-server.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --ignore-scripts --prefix . @20minutes/s3rver@5.0.0 s3mini@1.0.2 \
  @bradenmacdonald/s3-lite-client@1.0.0 aws4fetch@1.0.20
cat > look.mjs <<'JS'
import S3rver from '@20minutes/s3rver';
import { S3Client } from '@bradenmacdonald/s3-lite-client';
import { AwsClient } from 'aws4fetch';
import { S3mini } from 's3mini';

const options = { address: '127.0.0.1', port: 0, silent: true, directory: process.cwd(), configureBuckets: [{ name: 'pictures' }] };
const server = new S3rver(options);
const { port } = await server.run();
const root = `http://127.0.0.1:${port}`;
const [key, region] = ['S3RVER', 'us-east-1'];
const mini = new S3mini({ accessKeyId: key, secretAccessKey: key, region, endpoint: `${root}/pictures` });
const lite = new S3Client({ endPoint: root, region, bucket: 'pictures', accessKey: key, secretKey: key, pathStyle: true });
const third = new AwsClient({ accessKeyId: key, secretAccessKey: key, service: 's3', region });
const { status: put } = await mini.putObject('one', 'hello');
const said = (error) => error.serviceCode ?? error.code;
const byMini = await mini.listObjects().then((found) => found.length, said);
const byLite = await lite.listObjects().next().then(({ value }) => value.key, said);
const plain = (await third.fetch(`${root}/pictures?list-type=2`)).status;
const slash = (await third.fetch(`${root}/pictures/?list-type=2`)).status;
console.log(`put ${put}, s3mini lists ${byMini}, s3-lite-client lists ${byLite}`);
console.log(`/pictures?list-type=2 ${plain}, /pictures/?list-type=2 ${slash}`);
const seen = [put, byMini, byLite, plain, slash].join() === '200,SignatureDoesNotMatch,SignatureDoesNotMatch,200,403';
console.log(seen ? 'As found: a slash at the end of the bucket ends the signature.' : 'CHANGED: the tests may list by the client again.');
process.exit(seen ? 0 : 1);
JS
node look.mjs
