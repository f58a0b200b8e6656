import { createHmac } from 'node:crypto';
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { addSeconds } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import { newReadableCode } from '../kernel/ids.ts';
import { limitKey } from '../kernel/limit-key.ts';
import { codeLimits, judgeSending, type SentBefore } from './code-rules.ts';
import { queueMessage } from './outbox/queue-message.ts';
import { verificationCodes } from './tables.ts';

export type Channel = 'email' | 'mobile';

/** Where a code goes and what it is good for. */
export interface CodePurpose {
  channel: Channel;
  address: string;
  event: string;
}

interface CodeOrder extends CodePurpose {
  ip: string;
  locale: Locale;
  /** False: count the request like any other but send nothing, so that nobody learns which accounts exist. */
  isReal: boolean;
  /** The owner has logged in from this caller's address before: what others asked for counts nothing against them. */
  isTrusted: boolean;
}

/**
 * Makes a code, keeps its hash and queues the message. A new code replaces the old one of the same purpose. Throws
 * `code_too_soon` or `code_daily_limit`.
 */
export async function issueCode(ctx: ServerContext, order: CodeOrder): Promise<void> {
  const now = ctx.clock.now();
  const code = newReadableCode(codeLimits.length);
  await ctx.db.transaction(async (tx) => {
    // Two requests for one address at once must see each other, or both would pass the pause.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${order.address}`}, 0))`);
    const verdict = judgeSending(await countSent(tx, order, now), now);
    if (!verdict.allowed) {
      throw new DomainError(
        verdict.error,
        verdict.error === 'code_too_soon' ? { values: { seconds: verdict.seconds } } : {},
      );
    }
    const expiresAt = addSeconds(now, codeLimits.lifeInSeconds);
    await tx.insert(verificationCodes).values({
      channel: order.channel,
      address: order.address,
      event: order.event,
      codeHash: hashCode(ctx, order, code),
      ip: limitKey(order.ip),
      createdAt: now,
      expiresAt,
    });
    if (!order.isReal) return;
    await queueMessage(tx, {
      channel: order.channel,
      recipient: order.address,
      locale: order.locale,
      template: 'Code',
      values: { code, minutes: codeLimits.lifeInSeconds / 60, event: order.event },
      isSecret: true,
      now,
      expiresAt,
    });
  });
}

/** Keyed with the shop's secret and bound to its purpose: the table alone is worthless. */
export function hashCode(ctx: ServerContext, { channel, address, event }: CodePurpose, code: string): string {
  const text = `code\n${channel}\n${address}\n${event}\n${code.trim().toUpperCase()}`;
  return createHmac('sha256', ctx.env.SECRET_KEY).update(text).digest('base64url');
}

async function countSent(tx: Executor, order: CodeOrder, now: Date): Promise<SentBefore> {
  const { channel, address, event, isTrusted } = order;
  const ip = limitKey(order.ip);
  const [dayAgo, hourAgo] = [addSeconds(now, -86_400), addSeconds(now, -3600)];
  const toAddress = and(
    eq(verificationCodes.channel, channel),
    eq(verificationCodes.address, address),
    isTrusted ? eq(verificationCodes.ip, ip) : undefined,
  );
  const [last] = await tx
    .select({ at: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(and(toAddress, eq(verificationCodes.event, event)))
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1);
  const [address24] = await tx
    .select({ sent: count() })
    .from(verificationCodes)
    .where(and(toAddress, gt(verificationCodes.createdAt, dayAgo)));
  const [caller] = await tx
    .select({
      inDay: count(),
      inHour: sql<number>`count(*) filter (where ${gt(verificationCodes.createdAt, hourAgo)})`,
    })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.ip, ip), gt(verificationCodes.createdAt, dayAgo)));
  return {
    lastAt: last?.at,
    toAddressInDay: address24?.sent ?? 0,
    fromCallerInHour: Number(caller?.inHour ?? 0),
    fromCallerInDay: caller?.inDay ?? 0,
  };
}
