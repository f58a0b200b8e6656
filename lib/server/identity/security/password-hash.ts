import { setTimeout as wait } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { isOldStored, isRightOldPassword, type OldPassword, sealOldHash as seal } from './old-hashes.ts';

/** OWASP's choice for argon2id (the package's default algorithm): 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody has, with the same cost as a real one. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$UFoKl7GAoLpouEFfuiWfHQ$MqI4EG9fPlxmocsapbAln4X1cWPWBWbeWc21FazX02k';

export async function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Stored for an account whose owner has set no password yet: none is right, and looking takes as long as ever. */
export const noPassword = 'none';

/** An old hash as it is kept until its owner logs in (`old-hashes.ts`). */
export const sealOldHash = (old: OldPassword): Promise<string> => seal(old, options);

/** Whether it is one of another system, which is to be replaced by `hashPassword` once its owner has shown it. */
export const isOldHash = (stored: string | undefined): boolean => stored !== undefined && isOldStored(stored);

/** How long the slowest check of an old hash has taken in this process, and no longer than anybody should wait. */
let slowestOld = 0;
const longestWait = 1500;

/**
 * Takes the same time whether there is an account or not (`stored` undefined): timing must not tell which exist. Old hashes may take longer
 * than ours; where a shop has such accounts, every wrong password is answered no sooner than theirs.
 */
export async function isRightPassword(stored: string | undefined, password: string): Promise<boolean> {
  const start = performance.now();
  const isRight = await check(stored, password);
  if (stored !== undefined && isOldHash(stored)) {
    slowestOld = Math.min(longestWait, Math.max(slowestOld, performance.now() - start));
  }
  const left = slowestOld - (performance.now() - start);
  if (!isRight && left > 0) await wait(left);
  return isRight;
}

async function check(stored: string | undefined, password: string): Promise<boolean> {
  if (stored === undefined || stored === noPassword) return (await verify(nobody, password)) && false;
  return isOldHash(stored) ? isRightOldPassword(stored, password) : verify(stored, password);
}
