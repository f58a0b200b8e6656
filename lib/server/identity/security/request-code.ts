import { emailEvents, mobileEvents } from '#lib/contract/messaging/shop-codes.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { type Actor, requireMember } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Channel, consumeCaptcha, issueCode } from '../../messaging/index.ts';
import { findUserByAddress, getUser } from '../account/user-repository.ts';
import { requireOpenRegistration } from '../consents/open-registration.ts';
import { isKnownAddress } from '../login/login-lock.ts';
import { confirmPassword } from './confirm-password.ts';

export interface CodeRequest {
  channel: Channel;
  address: string;
  event: string;
  /** The account's password; needed to prove an address that is already bound. */
  password?: string | undefined;
  captchaId: string;
  captchaInfo: string;
  ip: string;
  locale: Locale;
  actor: Actor;
}

/**
 * Sends a code for a purpose (contract §5). Registration and change say that an address is taken, as the family does;
 * the captcha and the limits keep that from being probed. Recovery says nothing: without an account it sends nothing
 * and answers the same.
 */
export async function requestCode(ctx: ServerContext, request: CodeRequest): Promise<void> {
  const { channel, event, locale, ip } = request;
  const address = request.address.toLowerCase();
  const events: readonly string[] = channel === 'email' ? emailEvents : mobileEvents;
  if (!events.includes(event)) throw new DomainError('event_invalid');
  if (event === 'user_register') await requireOpenRegistration(ctx.db);
  await consumeCaptcha(ctx, { id: request.captchaId, info: request.captchaInfo, ip });
  const owner = await findUserByAddress(ctx.db, channel, address);
  if (event === 'user_register' && owner) throw atField(channel, `${channel}_registered`);
  if (event === `user_change_${channel}` && owner) throw atField(channel, `${channel}_occupied`);
  if (event === `user_${channel}_verify`) await requireOwnAddress(ctx, request, address);
  const isReal = event !== 'user_retrieve_pwd' || owner?.status === 'enable';
  const isTrusted = owner !== undefined && (await isKnownAddress(ctx, { userId: owner.id, address: ip }));
  await issueCode(ctx, { channel, address, event, ip, locale, isReal, isTrusted });
}

/** To prove the bound address one must be logged in, name it and know the password. */
async function requireOwnAddress(ctx: ServerContext, request: CodeRequest, address: string): Promise<void> {
  const { userId } = requireMember(request.actor);
  const user = await getUser(ctx.db, userId);
  if (user[request.channel] !== address) throw atField(request.channel, `${request.channel}_not_own`);
  await confirmPassword(ctx, { user, password: request.password ?? '', ip: request.ip });
}

type AddressError = `${Channel}_${'registered' | 'occupied' | 'not_own'}`;

function atField(channel: Channel, error: AddressError): DomainError {
  return new DomainError(error, { fields: { [channel]: { key: error } } });
}
