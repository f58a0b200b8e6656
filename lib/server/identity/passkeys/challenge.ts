import { createHash, randomBytes } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { isSameSecret } from '../../kernel/ids.ts';
import { signText } from '../../kernel/sign-text.ts';
import { spentChallenges } from '../passkey-tables.ts';

/** Long enough to find the phone or the security key. */
export const ticketLifeInSeconds = 300;

/** What a ticket is good for: the login of whoever holds it, or one more passkey for this session of this account. */
export type TicketPurpose = 'login' | `add:${number}:${string}`;

export interface OpenChallenge {
  /** What the authenticator signs, base64url. */
  challenge: string;
  expiresAt: Date;
}

/**
 * A ticket for one ceremony. The shop signs it and keeps nothing: the challenge is the hash of the ticket. Only the browser
 * that asked holds the ticket; whoever gets hold of a signed challenge alone can do nothing with it.
 */
export function issueTicket(ctx: ServerContext, purpose: TicketPurpose): OpenChallenge & { ticket: string } {
  const expiresAt = addSeconds(ctx.clock.now(), ticketLifeInSeconds);
  const body = `${expiresAt.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
  const ticket = `${body}.${sign(ctx, purpose, body)}`;
  return { ticket, challenge: challengeOf(ticket), expiresAt };
}

/** The challenge of a ticket that this shop issued for this purpose. Throws `passkey_expired` for any other. */
export function readTicket(ctx: ServerContext, purpose: TicketPurpose, ticket: string): OpenChallenge {
  const cut = ticket.lastIndexOf('.');
  const [body, signature] = [ticket.slice(0, cut), ticket.slice(cut + 1)];
  if (cut === -1 || !isSameSecret(signature, sign(ctx, purpose, body))) throw new DomainError('passkey_expired');
  const expiresAt = new Date(Number.parseInt(body, 36));
  if (expiresAt <= ctx.clock.now()) throw new DomainError('passkey_expired');
  return { challenge: challengeOf(ticket), expiresAt };
}

/** Takes a challenge, once, for the transaction that it lets something happen in. Throws `passkey_expired`. */
export async function spendChallenge(tx: Executor, { challenge, expiresAt }: OpenChallenge): Promise<void> {
  const spent = await tx
    .insert(spentChallenges)
    .values({ challenge, expiresAt })
    .onConflictDoNothing()
    .returning({ challenge: spentChallenges.challenge });
  if (spent.length === 0) throw new DomainError('passkey_expired');
}

export async function removeSpentChallenges(ctx: ServerContext): Promise<void> {
  await ctx.db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, ctx.clock.now()));
}

const challengeOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');

function sign(ctx: ServerContext, purpose: TicketPurpose, body: string): string {
  return signText(ctx.env.SECRET_KEY, 'passkey tickets', `${purpose} ${body}`);
}

/**
 * What authenticators know an account by: always the same, and nothing that a found security key would tell of its owner.
 */
export function userHandleOf(ctx: ServerContext, userId: number): string {
  return signText(ctx.env.SECRET_KEY, 'passkey handles', String(userId));
}
