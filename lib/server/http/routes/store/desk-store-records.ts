import { deskStoreEvents } from '#lib/contract/store/desk-stores.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { hasNode, type Member } from '#lib/server/kernel/actor.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { maskMobile } from '#lib/server/kernel/mask-mobile.ts';
import type { countStoreOrders } from '#lib/server/orders/index.ts';
import { type DeskStoreFacts, holidayOf, type Store, storeActions } from '#lib/server/store/index.ts';
import { areaNameOf, toAccountRecord } from './store-profile-records.ts';

interface Reader {
  member: Member;
  now: Date;
  locale: Locale;
}

export function toDeskStore(store: Store, { member, now, locale }: Reader) {
  const closedUntil = holidayOf(store, now);
  return {
    id: store.id,
    name: store.name,
    status: store.status,
    company_name: store.companyName,
    credit_code: store.creditCode,
    area_name: areaNameOf(store, locale),
    trades: store.trades,
    closed_until: toUnixSeconds(closedUntil),
    create_time: toUnixSeconds(store.createdAt),
    version: store.version,
    actions: hasNode(member, 'operator/store/suspend') ? storeActions(store.status) : [],
  };
}

interface Around extends Reader {
  orders: Awaited<ReturnType<typeof countStoreOrders>>;
  names: Map<number, string>;
}

export function toDeskStoreInfo(facts: DeskStoreFacts, { orders, names, ...reader }: Around) {
  const { store, applicationNo, payee, staff } = facts;
  return {
    ...toDeskStore(store, reader),
    intro: store.intro,
    address: store.address,
    contact_name: store.contactName,
    contact_mobile: maskMobile(store.contactMobile),
    contact_email: store.contactEmail,
    legal_person: store.legalPerson,
    licence_from: store.licenceFrom,
    licence_until: store.licenceUntil,
    application_no: applicationNo,
    payee: toAccountRecord(payee),
    open_orders: orders.to_accept + orders.to_ship + orders.shipped,
    staff: staff.map(({ membership, face }) => ({
      user_id: membership.userId,
      username: face.username,
      nickname: face.nickname,
      role: membership.role,
      join_time: toUnixSeconds(membership.createdAt),
    })),
    history: toHistory(facts, names),
  };
}

function toHistory({ history }: DeskStoreFacts, names: Map<number, string>) {
  return history.flatMap(({ event, actorId, reason, createdAt }) => {
    const known = deskStoreEvents.find((name) => name === event);
    if (!known) return [];
    const actor = actorId === null ? '' : (names.get(actorId) ?? '');
    return [{ event: known, actor, reason: reason ?? '', time: toUnixSeconds(createdAt) }];
  });
}
