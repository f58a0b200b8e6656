import { describe, expect, it } from '@jest/globals';
import { cleanName, isAllowed, isHonest, isPrivateTopic, suffixOf, toMebibytes, toTopic } from './upload-rules.ts';

describe('the topic of an upload', () => {
  it.each([
    ['default', 'default'],
    ['Avatar', 'avatar'],
    ['a_b-9', 'a_b-9'],
  ])('%s is stored as %s', (given, stored) => expect(toTopic(given)).toBe(stored));

  it.each(['', 'a b', '../etc', 'a/b', 'a.b', '照片', 'private', 'PRIVATE', 'x'.repeat(41), 'a\u0000'])(
    'cannot be %j',
    (given) => expect(() => toTopic(given)).toThrow(expect.objectContaining({ code: 'upload_topic' })),
  );

  it.each([
    ['licence', true],
    ['identity', true],
    ['voucher', true],
    ['aftersale', true],
    ['avatar', false],
    ['default', false],
  ])('%s is private: %s', (topic, expected) => expect(isPrivateTopic(topic)).toBe(expected));
});

it.each([
  ['a.PNG', 'png'],
  ['a.tar.gz', 'gz'],
  ['noending', 'file'],
  ['a.', 'file'],
  ['a.p-g', 'file'],
  ['a.php\u0000.png', 'png'],
  ['.htaccess', 'htaccess'],
  ['a.waytoolongsuffix', 'file'],
])('the suffix of %j is %s', (name, suffix) => expect(suffixOf(name)).toBe(suffix));

it.each([
  ['photo.PNG', 'photo.png'],
  ['C:\\pictures\\me.jpg', 'me.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\u202e.png', 'ab.png'],
  ['照片 1.jpeg', '照片 1.jpeg'],
  [`${'长'.repeat(130)}.zip`, `${'长'.repeat(100)}.zip`],
  ['  ', ''],
  ['a/', ''],
])('the name %j is kept as %j', (given, kept) => expect(cleanName(given)).toBe(kept));

describe('the lists of allowed types', () => {
  const png = { suffix: 'png', mime: 'image/png' };

  it.each([
    [['png'], []],
    [['.PNG '], []],
    [['png'], ['image/png']],
    [[], ['IMAGE/X-PNG']],
    [[], []],
  ])('allow a picture: suffixes %j, types %j', (suffixes, mimeTypes) =>
    expect(isAllowed(png, { suffixes, mimeTypes })).toBe(true),
  );

  it.each([
    [['jpg'], []],
    [['png'], ['image/jpeg']],
    [['jpg'], ['image/png']],
    [[], ['application/zip']],
  ])('refuse it where either says no: suffixes %j, types %j', (suffixes, mimeTypes) =>
    expect(isAllowed(png, { suffixes, mimeTypes })).toBe(false),
  );
});

describe('content, suffix and declared type', () => {
  const jpeg = { ext: 'jpg', mime: 'image/jpeg' };

  it.each([
    ['jpg', 'image/jpeg', jpeg],
    ['jpeg', 'image/pjpeg', jpeg],
    ['jpg', 'IMAGE/JPEG; charset=binary', jpeg],
    ['jpg', '', jpeg],
    ['rar', 'application/octet-stream', { ext: 'rar', mime: 'application/x-rar-compressed' }],
    ['zip', 'application/x-zip-compressed', { ext: 'zip', mime: 'application/zip' }],
    ['png', 'image/png', { ext: 'apng', mime: 'image/apng' }],
    ['mp3', 'audio/mp3', { ext: 'mp3', mime: 'audio/mpeg' }],
  ])('agree: .%s declared as %s', (suffix, mime, content) => expect(isHonest({ suffix, mime }, content)).toBe(true));

  it.each([
    ['png', 'image/png', jpeg],
    ['jpg', 'image/png', jpeg],
    ['jpg', 'text/html', jpeg],
    ['zip', 'application/zip', { ext: 'jar', mime: 'application/java-archive' }],
    ['html', 'text/html', undefined],
    ['jpg', 'image/jpeg', undefined],
  ])('disagree: .%s declared as %s', (suffix, mime, content) =>
    expect(isHonest({ suffix, mime }, content)).toBe(false),
  );
});

it('never names a size too large by the limit itself', () => {
  const limit = 10 * 1024 * 1024;
  expect([toMebibytes(limit), toMebibytes(limit + 1)]).toEqual([10, 10.01]);
});
