import { createHash } from 'node:crypto';
import { z } from 'zod';
import { loginProviders } from '#lib/contract/identity/login-providers.ts';
import { paths } from '#lib/routes/paths.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { isSameSecret, newSecretToken } from '../../kernel/ids.ts';
import { loginArrivals } from '../linked-login-tables.ts';
import { decrypt, encrypt } from '../security/encryption.ts';
import type { JourneySecrets } from './login-provider.ts';

/** Long enough to find the phone and to type a password elsewhere. */
const journeyLifeInSeconds = 900;

const journeySchema = z.object({
  kind: z.literal('login journey'),
  provider: z.enum(loginProviders),
  /** Whose session links a login; null: somebody logs in. */
  sessionId: z.string().nullable(),
  /** What state, nonce and code verifier are made from: nobody but the shop reads it. */
  seed: z.string(),
  until: z.number(),
});

type Journey = Pick<z.output<typeof journeySchema>, 'provider' | 'sessionId'>;

/**
 * A journey to a provider and back. All of it is in the ticket, encrypted: who only begins costs the shop nothing. The ticket stays in
 * the browser that asked for it; the provider and the address bar see the state alone, which is made from what is encrypted in the ticket,
 * and says nothing of it: however the ticket is written, it has this one state, which comes back once. So nobody can send somebody else's browser in with a code of their own.
 */
export function beginJourney(ctx: ServerContext, journey: Journey): { ticket: string; secrets: JourneySecrets } {
  const until = addSeconds(ctx.clock.now(), journeyLifeInSeconds).getTime();
  const seed = newSecretToken();
  const ticket = encrypt(ctx, JSON.stringify({ ...journey, kind: 'login journey', until, seed }));
  return { ticket, secrets: secretsOf(ctx, seed) };
}

interface Arrival {
  ticket: string;
  state: string;
}

/** What has come back, once. Throws `login_journey_over` for another browser's, an old one, or the second time. */
export async function endJourney(
  ctx: ServerContext,
  { ticket, state }: Arrival,
): Promise<Journey & { secrets: JourneySecrets }> {
  const journey = readTicket(ctx, ticket);
  if (!journey || journey.until <= ctx.clock.now().getTime()) throw over();
  const secrets = secretsOf(ctx, journey.seed);
  if (!isSameSecret(state, secrets.state)) throw over();
  const arrived = await ctx.db
    .insert(loginArrivals)
    .values({ state, expiresAt: new Date(journey.until) })
    .onConflictDoNothing()
    .returning({ state: loginArrivals.state });
  if (arrived.length === 0) throw over();
  return { ...journey, secrets };
}

export const over = () => new DomainError('login_journey_over');

function readTicket(ctx: ServerContext, ticket: string) {
  try {
    return journeySchema.safeParse(JSON.parse(decrypt(ctx, ticket))).data;
  } catch {
    return undefined;
  }
}

const hashOf = (text: string) => createHash('sha256').update(text);

function secretsOf({ env }: ServerContext, seed: string): JourneySecrets {
  return {
    // Letters and digits alone: not every provider gives anything else back.
    state: hashOf(`login state ${seed}`).digest('hex'),
    nonce: hashOf(`login nonce ${seed}`).digest('base64url'),
    verifier: hashOf(`login verifier ${seed}`).digest('base64url'),
    returnUrl: `${env.PUBLIC_URL}${paths.login}`,
  };
}
