import type { MessageCategory } from '#lib/contract/messaging/member-inbox.ts';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import { accountEvents } from './events/account-events.ts';
import { caseEvents } from './events/case-events.ts';
import { deskEvents } from './events/desk-events.ts';
import type { EventKind } from './events/event-kind.ts';
import { invoiceEvents } from './events/invoice-events.ts';
import { moneyEvents } from './events/money-events.ts';
import { orderEvents } from './events/order-events.ts';
import { quoteEvents } from './events/quote-events.ts';
import { settlementEvents } from './events/settlement-events.ts';
import { storeEvents } from './events/store-events.ts';

/**
 * What members are told of. The words are `<event>Title` and `<event>Body` of the inbox messages; a new event needs an
 * entry in one of these and its words, nothing else. What must be sent is in docs/domain/messaging.md 2.
 */
export const inboxEvents = {
  ...accountEvents,
  ...storeEvents,
  ...moneyEvents,
  ...settlementEvents,
  ...orderEvents,
  ...caseEvents,
  ...quoteEvents,
  ...invoiceEvents,
  ...deskEvents,
} as const satisfies Record<string, EventKind>;

export type InboxEvent = keyof typeof inboxEvents;

/** What operators are told of because it waits for them. */
export type DeskEvent = {
  [E in InboxEvent]: (typeof inboxEvents)[E] extends { node: PermissionNode } ? E : never;
}[InboxEvent];

/** The permission node whose holders are told. */
export const nodeOf = (event: DeskEvent): PermissionNode => inboxEvents[event].node;

const kinds = new Map<string, EventKind>(Object.entries(inboxEvents));

/** Undefined for an event that an earlier version wrote and this one no longer knows. */
export function findEventKind(event: string): EventKind | undefined {
  return kinds.get(event);
}

/** What of a category is sent whatever its reader's preferences: keys of the api messages. */
export function alwaysSentTopics(category: MessageCategory): string[] {
  const topics = [...kinds.values()].flatMap((kind) => (kind.category === category && kind.topic ? [kind.topic] : []));
  return [...(category === 'system' ? ['Codes'] : []), ...new Set(topics)].map((topic) => `alwaysSent${topic}`);
}
