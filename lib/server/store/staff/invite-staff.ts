import { eq } from 'drizzle-orm';
import type { StoreStaffRole } from '#lib/contract/store/profile-values.ts';
import { invitationDays, mostInvitations } from '#lib/contract/store/store-staff.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { findFaces, findUserByName } from '#lib/server/identity/index.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError, type ErrorCode } from '#lib/server/kernel/errors.ts';
import { hashToken, newSecretToken } from '#lib/server/kernel/ids.ts';
import { notify, queueMessage } from '#lib/server/messaging/index.ts';
import { storeInvitations } from '../staff-tables.ts';
import type { Store } from '../store-repository.ts';
import { logStaff } from './answer-invitation.ts';
import {
  countPending,
  expireInvitations,
  type Invitation,
  isInvited,
  lockInvitationOf,
} from './invitation-repository.ts';
import { listMemberships, lockStore } from './staff-repository.ts';

interface NewInvitation {
  /** An e-mail address or a mobile number. */
  address: string;
  role: StoreStaffRole;
  /** For who is no member yet. */
  locale: Locale;
}

/**
 * Asks somebody to work for the store, by a link that is good for seven days. What the answer is says nothing of
 * whether the address belongs to a member. Throws at the address `already_staff` and `already_invited`, and
 * `invitation_limit`.
 */
export async function inviteStaff(ctx: ServerContext, member: StoreMember, invitation: NewInvitation): Promise<void> {
  const [at, token] = [ctx.clock.now(), newSecretToken()];
  const address = invitation.address.toLowerCase();
  const { storeId } = member;
  await ctx.db.transaction(async (tx) => {
    const store = await lockStore(tx, storeId);
    await expireInvitations(tx, storeId, at);
    await requireNewcomer(tx, storeId, address);
    if ((await countPending(tx, storeId)) >= mostInvitations) {
      throw new DomainError('invitation_limit', { values: { max: mostInvitations } });
    }
    const channel = address.includes('@') ? ('email' as const) : ('mobile' as const);
    const row = { storeId, channel, address, role: invitation.role, invitedBy: member.userId };
    const [created] = await tx
      .insert(storeInvitations)
      .values({ ...row, ...sendingOf(token, at), createdAt: at })
      .onConflictDoNothing()
      .returning();
    if (!created) throw atAddress('already_invited');
    await send(tx, created, { store, member, token, locale: invitation.locale, at });
    await logStaff(tx, store, { event: 'staff_invite', actor: member, data: toLog(created) });
  });
}

const atAddress = (error: ErrorCode) => new DomainError(error, { fields: { address: { key: error } } });

async function requireNewcomer(tx: Executor, storeId: number, address: string): Promise<void> {
  const known = await findUserByName(tx, address);
  const staff = known ? await listMemberships(tx, storeId) : [];
  if (staff.some(({ userId }) => userId === known?.id)) throw atAddress('already_staff');
}

/** The address is the invited person’s own, and stays out of the log. */
const toLog = ({ id, role }: Invitation) => ({ invitation: id, role });

const sendingOf = (token: string, at: Date) => ({
  tokenHash: hashToken(token),
  sentAt: at,
  expiresAt: addSeconds(at, invitationDays * 86_400),
});

interface Sending {
  store: Store;
  member: StoreMember;
  token: string;
  locale: Locale;
  at: Date;
}

/** By mail or text message, and into the inbox of who is a member; the secret is in what is sent alone. */
async function send(tx: Executor, invitation: Invitation, sending: Sending): Promise<void> {
  const { store, member, token, at: now } = sending;
  const { id, channel, address, role, expiresAt } = invitation;
  const link = userPath('applay_entry', { invite: token });
  const inviter = (await findFaces(tx, [member.userId])).get(member.userId)?.nickname ?? '';
  const values = { store: store.name, inviter, role, days: invitationDays };
  const known = await findUserByName(tx, address);
  await queueMessage(tx, {
    channel,
    recipient: address,
    locale: known?.locale ?? sending.locale,
    template: 'StoreInvite',
    values: { ...values, link },
    isSecret: true,
    now,
    expiresAt,
  });
  if (!known) return;
  const dedupeKey = `store-invitation:${id}:${now.getTime()}`;
  const notified = { event: 'storeInvited', args: values, link: userPath('applay_entry', { invitation: id }) } as const;
  await notify(tx, { userId: known.id, ...notified, dedupeKey, now });
}

/**
 * Sends an invitation again, with a link of its own; the one before is dead. One that has run out lives again. Throws
 * `not_found`, for one of another store too, `status_changed` for one that was answered or taken back, and like inviting.
 */
export async function resendInvitation(
  ctx: ServerContext,
  member: StoreMember,
  { id, locale }: { id: number; locale: Locale },
): Promise<void> {
  const [at, token] = [ctx.clock.now(), newSecretToken()];
  const { storeId } = member;
  await ctx.db.transaction(async (tx) => {
    const store = await lockStore(tx, storeId);
    await expireInvitations(tx, storeId, at);
    const before = await lockInvitationOf(tx, storeId, id);
    if (before.status === 'expired') await requireRenewable(tx, before);
    else if (before.status !== 'pending') throw new DomainError('status_changed');
    const row = { ...sendingOf(token, at), status: 'pending' as const, endedAt: null };
    const [renewed] = await tx.update(storeInvitations).set(row).where(eq(storeInvitations.id, id)).returning();
    if (!renewed) throw new DomainError('status_changed');
    await send(tx, renewed, { store, member, token, locale, at });
    await logStaff(tx, store, { event: 'staff_resend', actor: member, data: toLog(renewed) });
  });
}

/** Meanwhile there may be another for the same address, or too many. */
async function requireRenewable(tx: Executor, { storeId, address }: Invitation): Promise<void> {
  await requireNewcomer(tx, storeId, address);
  if (await isInvited(tx, storeId, address)) throw new DomainError('already_invited');
  if ((await countPending(tx, storeId)) >= mostInvitations) {
    throw new DomainError('invitation_limit', { values: { max: mostInvitations } });
  }
}

/** Takes an invitation back; one that has run out leaves the list. Throws `not_found`, and `status_changed`. */
export async function revokeInvitation(ctx: ServerContext, member: StoreMember, id: number): Promise<void> {
  const at = ctx.clock.now();
  const { storeId } = member;
  await ctx.db.transaction(async (tx) => {
    const store = await lockStore(tx, storeId);
    const invitation = await lockInvitationOf(tx, storeId, id);
    const { status } = invitation;
    if (status !== 'pending' && status !== 'expired') throw new DomainError('status_changed');
    await tx.update(storeInvitations).set({ status: 'revoked', endedAt: at }).where(eq(storeInvitations.id, id));
    await logStaff(tx, store, { event: 'staff_revoke', actor: member, data: toLog(invitation) });
  });
}
