import type { DataOf } from '#lib/contract/endpoint.ts';
import type { AuditRow } from '#lib/contract/identity/desk-audit.ts';
import type { DeskUser, operatorUser, userActions } from '#lib/contract/identity/desk-users.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import { type DeskUserFacts, type DeskUserRow, isStoreGroup } from '#lib/server/identity/index.ts';
import { hasNode, type Member } from '#lib/server/kernel/actor.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { maskEmail } from '#lib/server/kernel/mask-email.ts';
import { maskMobile } from '#lib/server/kernel/mask-mobile.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { Store } from '#lib/server/store/index.ts';
import type { UserBalances } from '#lib/server/wallet/index.ts';
import type { AuditEntry } from '#lib/server/workflows/site/list-audit.ts';
import { toConsentRecord } from './member-consents.ts';

/** A user as lists show one: enough to know whom, not enough to write to. */
export function toDeskUser({ user, group }: DeskUserRow, reader: Member): DeskUser {
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    email: maskEmail(user.email ?? ''),
    mobile: maskMobile(user.mobile),
    group,
    status: user.status,
    join_time: toUnixSeconds(user.joinedAt),
    login_time: toUnixSeconds(user.lastLoginAt),
    actions: actionsOf({ user, group }, reader),
  };
}

function actionsOf({ user, group }: DeskUserRow, reader: Member): (typeof userActions)[number][] {
  if (user.id === reader.userId) return [];
  const canEdit = hasNode(reader, 'operator/user/edit');
  const canMove = hasNode(reader, 'operator/user/group') && !isStoreGroup(group.key);
  const turn = user.status === 'enable' ? ('disable' as const) : ('enable' as const);
  return [...(canEdit ? [turn] : []), ...(canMove ? ['group' as const] : [])];
}

/** What was done about an account; what its owner changed of its ways in, and who looked, stands in the audit log. */
const ofDesk = new Set(['disable', 'enable', 'group', 'createdByProvider']);

interface Surroundings {
  member: Member;
  balances: UserBalances;
  store: Store | undefined;
  /** Account names of who did what about it. */
  names: ReadonlyMap<number, string>;
}

export function toDeskUserInfo(
  facts: DeskUserFacts,
  { member, balances, store, names }: Surroundings,
): DataOf<typeof operatorUser> {
  const { user, hasTwoFactor, sessions, consents, history } = facts;
  return {
    ...toDeskUser(facts, member),
    email: user.email ?? '',
    mobile: user.mobile ?? '',
    join_ip: user.joinIp,
    login_ip: user.lastLoginIp,
    is_verified: user.isAuth,
    has_two_factor: hasTwoFactor,
    sessions,
    money: formatFen(balances.balanceAmount),
    score: balances.points,
    store: store ? { id: store.id, name: store.name } : null,
    consents: consents.map(toConsentRecord),
    agreed_before: user.agreedUnrecorded,
    history: history
      .filter(({ event }) => ofDesk.has(event))
      .map(({ event, fromStatus, toStatus, actorId, reason, createdAt }) => ({
        event,
        from: fromStatus ?? '',
        to: toStatus,
        actor: actorId === null ? '' : (names.get(actorId) ?? `#${actorId}`),
        reason: reason ?? '',
        time: toUnixSeconds(createdAt),
      })),
  };
}

export function toAuditRow({ log, actor, record }: AuditEntry): AuditRow {
  return {
    id: log.id,
    time: toUnixSeconds(log.createdAt),
    actor_type: log.actorType,
    actor,
    entity_type: log.entityType,
    entity_id: log.entityId,
    record_name: record?.name ?? '',
    record_key: record?.key ?? '',
    event: log.event,
    from: log.fromStatus ?? '',
    to: log.toStatus,
    reason: log.reason ?? '',
    data: (log.data ?? {}) as Record<string, unknown>,
  };
}

/** The words of the log itself: whoever looks for one later looks for these. */
/** With their width in characters on a sheet. */
const auditWidths = {
  Time: 20,
  ActorNo: 12,
  Actor: 18,
  Record: 20,
  RecordNo: 12,
  RecordName: 22,
  Event: 16,
  From: 18,
  To: 18,
  Reason: 32,
  Data: 48,
};

export const auditColumns = (locale: Locale) =>
  Object.entries(auditWidths).map(([column, width]) => ({
    heading: sentence(locale, `identityExport.audit${column}`),
    width,
  }));

/** Kinds, events and states as they are written down, for whoever searches the file. */
export function toAuditCells({ log, actor, record }: AuditEntry): Cell[] {
  const { createdAt, actorType, entityType, entityId, event, fromStatus, toStatus, reason, data } = log;
  const who: Cell[] = actor ? [{ integer: actor.id }, actor.username] : ['', actorType];
  const what: Cell[] = [
    entityType,
    { integer: entityId },
    record?.name ?? '',
    event,
    fromStatus ?? '',
    toStatus,
    reason ?? '',
  ];
  return [{ time: createdAt }, ...who, ...what, JSON.stringify(data ?? {})];
}
