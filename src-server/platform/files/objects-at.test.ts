import { describe, expect, it } from 'vitest';
import { objectsAt } from './objects-at.ts';

const keys = { accessKeyId: 'AKIA', secretAccessKey: 'a/b+c' };

describe('the address of a store of objects', () => {
  it.each([
    ['s3://AKIA:a%2Fb%2Bc@objects.example/pictures', 'https://objects.example/pictures', 'us-east-1'],
    [
      's3://AKIA:a%2Fb%2Bc@10.0.0.7:9000/pictures?region=eu-west-3&tls=off',
      'http://10.0.0.7:9000/pictures',
      'eu-west-3',
    ],
    ['https://AKIA:a%2Fb%2Bc@objects.example/my.pictures?region=auto', 'https://objects.example/my.pictures', 'auto'],
  ])('%s', (text, endpoint, region) => {
    expect(objectsAt(text)).toEqual({ endpoint, region, ...keys });
  });

  it.each([
    'pictures',
    'ftp://AKIA:secret@objects.example/pictures',
    's3://objects.example/pictures',
    's3://AKIA@objects.example/pictures',
    's3://AKIA:secret@objects.example',
    's3://AKIA:secret@objects.example/pictures/of/mine',
    's3://AKIA:secret@objects.example/Pictures',
    's3://AKIA:secret@objects.example/pictures?tls=no',
    's3://AKIA:secret@objects.example/pictures?zone=1',
    's3://AKIA:sec%ret@objects.example/pictures',
    'https://AKIA:secret@objects.example/pictures?tls=off',
  ])('%s is none', (text) => {
    expect(objectsAt(text)).toBeNull();
  });
});
