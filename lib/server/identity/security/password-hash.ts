import { hash, verify } from '@node-rs/argon2';

/** OWASP's choice for argon2id (the package's default algorithm): 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody has, with the same cost as a real one. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$UFoKl7GAoLpouEFfuiWfHQ$MqI4EG9fPlxmocsapbAln4X1cWPWBWbeWc21FazX02k';

export async function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Takes the same time whether there is an account or not (`stored` undefined): timing must not tell which exist. */
export async function isRightPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? nobody, password);
  return isRight && stored !== undefined;
}
