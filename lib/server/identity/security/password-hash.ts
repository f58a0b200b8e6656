import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's choice for argon2id (the package's default algorithm): 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody has, with the same cost as a real one. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$UFoKl7GAoLpouEFfuiWfHQ$MqI4EG9fPlxmocsapbAln4X1cWPWBWbeWc21FazX02k';

export async function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Stored for an account whose owner has set no password yet: none is right, and looking takes as long as ever. */
export const noPassword = 'none';

/** How passwords of a system before begin that are kept until their owners log in. */
const oldMark = 'md5-salted';

/**
 * A salted MD5 of another system (`md5(md5(password) + salt)`) as it may be kept: hashed again as a password is, so that a copy of the
 * database gives away no more than usual. `salt` is letters and digits.
 */
export async function sealOldHash({ md5, salt }: { md5: string; salt: string }): Promise<string> {
  return `${oldMark}:${salt}:${await hash(md5.toLowerCase(), options)}`;
}

/** Whether it is one of another system, which is to be replaced by `hashPassword` once its owner has shown it. */
export const isOldHash = (stored: string | undefined): boolean => stored?.startsWith(`${oldMark}:`) ?? false;

/** Takes the same time whether there is an account or not (`stored` undefined): timing must not tell which exist. */
export async function isRightPassword(stored: string | undefined, password: string): Promise<boolean> {
  if (stored === noPassword) return (await verify(nobody, password)) && false;
  const [, salt = '', sealed = nobody] = isOldHash(stored) ? (stored?.split(':') ?? []) : [];
  const isRight = isOldHash(stored)
    ? await verify(sealed, md5Of(md5Of(password) + salt))
    : await verify(stored ?? nobody, password);
  return isRight && stored !== undefined;
}

const md5Of = (text: string): string => createHash('md5').update(text).digest('hex');
