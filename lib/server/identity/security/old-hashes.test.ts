import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { isOldStored, isRightOldPassword, type OldPassword, readOldHash, sealOldHash } from './old-hashes.ts';

const light = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const seal = (text: string, salt = '') => sealOldHash(readOldHash(text, salt) as OldPassword, light);

describe('hashes of systems before', () => {
  it('lets in with the salted MD5 of BuildAdmin', async () => {
    const stored = await seal(md5(`${md5('Geheim-1')}aB3`), 'aB3');
    expect(stored).not.toContain(md5(`${md5('Geheim-1')}aB3`));
    expect(await isRightOldPassword(stored, 'Geheim-1')).toBe(true);
    expect(await isRightOldPassword(stored, 'Geheim-2')).toBe(false);
  });

  it.each(['$2y$', '$2a$', '$2b$'])('lets in with bcrypt as %s', async (prefix) => {
    const stored = await seal((await bcrypt('Geheim-1', 4)).replace(/^\$2[aby]\$/, prefix));
    expect(await isRightOldPassword(stored, 'Geheim-1')).toBe(true);
    expect(await isRightOldPassword(stored, 'geheim-1')).toBe(false);
  });

  it.each([
    ['$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq', 'rasmuslerdorf'],
    ['$2y$10$abcdefghijklmnopqrstuuqLAIREiFX9qfhLA1GYjZ3pXylc7kqYG', 'Geheim-1'],
    ['$2y$05$abcdefghijklmnopqrstue4ySEodtz0JuxzECJqmxiIdd4BSaK2ii', '密码Ä'],
  ])('lets in with what crypt has written: %s', async (written, password) => {
    const stored = await seal(written);
    expect(await isRightOldPassword(stored, password)).toBe(true);
    expect(await isRightOldPassword(stored, `${password}.`)).toBe(false);
  });

  it('lets in with the digest that WordPress has hashed since 6.8', async () => {
    const digest = createHmac('sha384', 'wp-sha384').update('Geheim-1').digest('base64');
    const stored = await seal(`$wp${(await bcrypt(digest, 4)).replace(/^\$2[aby]\$/, '$2y$')}`);
    expect(await isRightOldPassword(stored, ' Geheim-1 ')).toBe(true);
    expect(await isRightOldPassword(stored, 'Geheim-2')).toBe(false);
  });

  it('lets in with phpass, whose hash is kept nowhere', async () => {
    // The test of phpass itself.
    const written = '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0';
    const stored = await seal(written);
    expect(stored).not.toContain(written);
    expect(await isRightOldPassword(stored, 'test12345')).toBe(true);
    expect(await isRightOldPassword(stored, 'test12346')).toBe(false);
  });

  it.each([
    ['$2y$31$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq', { tooCostly: 31 }],
    ['$2y$14$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq', { tooCostly: 14 }],
    ['$2y$99$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq', { tooCostly: 99 }],
    ['$wp$2y$20$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq', { tooCostly: 20 }],
    ['$P$SIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0', { tooCostly: 30 }],
    ['$2y$10$short', undefined],
    ['plain', undefined],
    ['$argon2id$v=19$m=99999999,t=99,p=1$aaaa$bbbb', undefined],
    ['0123456789abcdef0123456789abcdeg', undefined],
  ])('refuses %j', (text, read) => {
    expect(readOldHash(text, '')).toEqual(read);
  });

  it('takes no salt that could be read as another part', () => {
    expect(readOldHash(md5('a'), 'a:b')).toBeUndefined();
  });

  it('takes none of them for a password of this shop', async () => {
    expect(isOldStored(await seal(md5('x'), 'y'))).toBe(true);
    expect(isOldStored('$argon2id$v=19$m=19456,t=2,p=1$UFo$MqI')).toBe(false);
    expect(isOldStored('none')).toBe(false);
  });

  it('answers others while a phpass is worked out', async () => {
    const stored = await seal('$P$DIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0');
    let turns = 0;
    const count = setInterval(() => {
      turns += 1;
    }, 1);
    await isRightOldPassword(stored, 'test12345');
    clearInterval(count);
    expect(turns).toBeGreaterThan(3);
  });
});
