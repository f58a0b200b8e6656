import { and, count, eq, ne } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../../db/connection.ts';
import { maskMobile } from '../../kernel/mask-mobile.ts';
import { type Channel, notify, queueMessage } from '../../messaging/index.ts';
import type { User } from '../account/user-repository.ts';
import { linkedLogins } from '../linked-login-tables.ts';
import { nameDevice } from '../login/device-name.ts';
import { passkeys } from '../passkey-tables.ts';
import { sessions } from '../tables.ts';

interface Circumstances {
  locale: Locale;
  now: Date;
}

type Owner = Pick<User, 'id' | 'email' | 'mobile'>;

/**
 * A changed password is told in the inbox and, whatever the owner's preferences, by mail or message
 * (docs/domain/messaging.md 2). Inbox and mail say what opens the account without it, where anything does, and lead there.
 */
export async function notifyPasswordChanged(tx: Executor, owner: Owner, when: Circumstances): Promise<void> {
  const args = await countOtherWays(tx, owner.id);
  if (args.passkeys + args.logins === 0) {
    await notify(tx, { userId: owner.id, event: 'passwordChanged', now: when.now });
    return send(tx, owner, { template: 'PasswordChanged', values: {}, ...when });
  }
  const event = 'passwordChangedWays';
  await notify(tx, { userId: owner.id, event, args, now: when.now });
  // A text message has no room for it.
  if (owner.email === null) return send(tx, owner, { template: 'PasswordChanged', values: {}, ...when });
  const noticeLink = userPath('account/changePassword');
  await send(tx, owner, { template: 'Notice', values: { ...args, noticeEvent: event, noticeLink }, ...when });
}

async function countOtherWays(tx: Executor, userId: number) {
  const [keys] = await tx.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  const [links] = await tx.select({ total: count() }).from(linkedLogins).where(eq(linkedLogins.userId, userId));
  const ways = { passkeys: keys?.total ?? 0, logins: links?.total ?? 0 };
  return { ...ways, both: ways.passkeys > 0 && ways.logins > 0 ? 'yes' : 'no' };
}

/**
 * A changed address is told to the old one, because whoever took the account over reads the new one. `owner` is the
 * record before the change.
 */
export async function notifyBindChanged(
  tx: Executor,
  owner: Owner,
  change: Circumstances & { channel: Channel; address: string },
): Promise<void> {
  const { channel, locale, now } = change;
  const values = { channel, address: mask(change.address) };
  await notify(tx, { userId: owner.id, event: 'bindChanged', args: values, now });
  const notified =
    owner[channel] === null ? owner : { id: owner.id, email: null, mobile: null, [channel]: owner[channel] };
  await send(tx, notified, { template: 'BindChanged', values, locale, now });
}

/** Tells of a login on a device of a kind that was not seen before; the first login of all is no news. */
export async function notifyNewDevice(
  tx: Executor,
  login: { userId: number; sessionId: string; ip: string; userAgent: string; now: Date },
): Promise<void> {
  const { userId, sessionId, ip, userAgent, now } = login;
  const earlier = await tx
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
  if (earlier.length === 0 || earlier.some((session) => session.userAgent === userAgent)) return;
  const args = { device: nameDevice(userAgent) || 'unknown', ip };
  await notify(tx, { userId, event: 'newDeviceLogin', args, dedupeKey: `session:${sessionId}`, now });
}

/** Who is disabled reads no inbox, and is told why by mail or message. */
export async function notifyStatus(
  tx: Executor,
  owner: Owner & Pick<User, 'locale'>,
  { status, reason, now }: { status: User['status']; reason: string; now: Date },
): Promise<void> {
  const event = status === 'disable' ? 'accountDisabled' : 'accountEnabled';
  await notify(tx, { userId: owner.id, event, args: { reason }, now });
  if (status === 'enable') return;
  const values = { reason, noticeEvent: event, noticeLink: userPath('login') };
  await send(tx, owner, { template: 'Notice', values, locale: owner.locale, now });
}

interface Mail extends Circumstances {
  template: 'PasswordChanged' | 'BindChanged' | 'Notice';
  values: Record<string, string | number>;
}

async function send(tx: Executor, { email, mobile }: Owner, mail: Mail): Promise<void> {
  const target = email !== null ? { channel: 'email' as const, recipient: email } : toMobile(mobile);
  if (target) await queueMessage(tx, { ...target, ...mail, isSecret: false });
}

function toMobile(mobile: string | null) {
  return mobile === null ? undefined : { channel: 'mobile' as const, recipient: mobile };
}

/** Enough for the owner to recognise, too little for anybody else. */
function mask(address: string): string {
  const at = address.indexOf('@');
  if (at === -1) return maskMobile(address);
  return `${address.slice(0, Math.min(2, at))}***${address.slice(at)}`;
}
