import { and, eq, lt, or } from 'drizzle-orm';
import type { PasskeyAssertion, PasskeyRequestOptions } from '#lib/contract/identity/passkey-fields.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { notify } from '../../messaging/index.ts';
import { getUser } from '../account/user-repository.ts';
import { passkeys } from '../passkey-tables.ts';
import {
  issueTicket,
  type OpenChallenge,
  readTicket,
  spendChallenge,
  ticketLifeInSeconds,
  userHandleOf,
} from '../passkeys/challenge.ts';
import { findByCredential, type Passkey } from '../passkeys/passkey-repository.ts';
import { isCopied } from '../passkeys/passkey-rules.ts';
import type { RelyingParty } from '../passkeys/relying-party.ts';
import { verifyKnown } from '../passkeys/verify-response.ts';
import { requireOpenMemberCenter } from './log-in.ts';
import { noteLogin } from './login-events.ts';
import { forgetFailures, takeLoginAttempt } from './login-lock.ts';
import { openSession, type SessionOrigin, type SessionTokens } from './open-session.ts';

/** What the browser needs to ask for a passkey of this shop. Throws `passkey_unavailable`, `member_center_closed`. */
export async function challengePasskey(
  ctx: ServerContext,
  party: RelyingParty | undefined,
): Promise<{ ticket: string; options: PasskeyRequestOptions }> {
  await requireOpenMemberCenter(ctx);
  if (!party) throw new DomainError('passkey_unavailable');
  const { ticket, challenge } = issueTicket(ctx, 'login');
  const timeout = ticketLifeInSeconds * 1000;
  return { ticket, options: { challenge, rpId: party.id, timeout, userVerification: 'required' } };
}

interface PasskeyLogin extends Omit<SessionOrigin, 'way'> {
  party: RelyingParty | undefined;
  ticket: string;
  credential: PasskeyAssertion;
}

/**
 * Opens a session for who shows a passkey: the device and what unlocks it are two factors, no other is asked for. Throws
 * `passkey_expired`, `passkey_unknown` for one that was removed, `login_locked`, `passkey_refused`, and, to its owner alone,
 * `account_disabled`.
 */
export async function logInByPasskey(ctx: ServerContext, login: PasskeyLogin): Promise<SessionTokens> {
  await requireOpenMemberCenter(ctx);
  const { party, credential, ip } = login;
  if (!party) throw new DomainError('passkey_unavailable');
  const open = readTicket(ctx, 'login', login.ticket);
  const passkey = await findByCredential(ctx.db, credential.id);
  // Nothing is counted or kept of credentials that anybody may invent: what could be guessed is a signature.
  if (!passkey) throw new DomainError('passkey_unknown');
  const { userId } = passkey;
  const accountKey = passkeyKeyOf(userId);
  await takeLoginAttempt(ctx, { accountKey, userId, address: ip });
  const userHandle = userHandleOf(ctx, userId);
  const answer = await verifyKnown({ party, challenge: open.challenge }, credential, { ...passkey, userHandle });
  if (!answer) throw await refuse(ctx, ctx.db, userId, login);
  if (isCopied(passkey.counter, answer.counter)) throw await suspect(ctx, { passkey, open }, login);
  return ctx.db.transaction(async (tx) => {
    await spendChallenge(tx, open);
    const user = await getUser(tx, userId);
    if (user.status !== 'enable') throw new DomainError('account_disabled');
    await noteUse(ctx, tx, { passkey, counter: answer.counter, userAgent: login.userAgent });
    await forgetFailures(tx, accountKey, ip);
    const { keep, userAgent, locale } = login;
    const origin = { keep, ip, userAgent, ...(locale && { locale }) };
    return openSession(ctx, tx, user, { ...origin, way: 'passkey' });
  });
}

/** Counted apart from passwords: who guesses at those does not keep the owner's devices out. */
export const passkeyKeyOf = (userId: number) => `passkey:${userId}`;

type Attempt = Pick<PasskeyLogin, 'ip' | 'userAgent'>;

async function refuse(ctx: ServerContext, db: Executor, userId: number, { ip, userAgent }: Attempt) {
  await noteLogin(db, { userId, ip, userAgent, outcome: 'wrong_passkey', way: 'passkey', at: ctx.clock.now() });
  return new DomainError('passkey_refused');
}

interface Suspicion {
  passkey: Passkey;
  open: OpenChallenge;
}

/**
 * A right signature whose counter went back: its owner is told, once, and finds it marked among the passkeys. The same answer
 * sent again, as by a double click or where the shop's was lost, says nothing of the passkey: its challenge is spent. Throws
 * `passkey_expired` for it.
 */
async function suspect(ctx: ServerContext, { passkey, open }: Suspicion, attempt: Attempt): Promise<DomainError> {
  const { id, userId, name } = passkey;
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await spendChallenge(tx, open);
    await tx.update(passkeys).set({ suspectSince: now }).where(eq(passkeys.id, id));
    const dedupeKey = `passkey:${id}`;
    await notify(tx, { userId, event: 'passkeySuspect', args: { passkey: name }, dedupeKey, now });
    return refuse(ctx, tx, userId, attempt);
  });
}

interface Use {
  passkey: Passkey;
  counter: number;
  userAgent: string;
}

/** The database decides about one that was removed, or used with the same counter, meanwhile. */
async function noteUse(ctx: ServerContext, tx: Executor, { passkey, counter, userAgent }: Use): Promise<void> {
  const isStillAhead = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), eq(passkeys.counter, counter)));
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: ctx.clock.now(), lastUsedAgent: userAgent })
    .where(and(eq(passkeys.id, passkey.id), isStillAhead))
    .returning({ id: passkeys.id });
  if (used.length === 0) throw new DomainError('passkey_refused');
}
