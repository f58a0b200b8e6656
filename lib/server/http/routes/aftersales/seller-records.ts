import type {
  SellerCase,
  SellerCaseAction,
  SellerCaseDetail,
  SellerCaseMessage,
} from '#lib/contract/aftersales/store-cases.ts';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import {
  type CaseStory,
  platformActionsOf,
  type SellerCaseView,
  type ShownMessage,
  sellerActionsOf,
} from '#lib/server/aftersales/index.ts';
import { hasNode, type Member } from '#lib/server/kernel/actor.ts';
import { type CaseReading, type HeldCase, toCommonSummary, toMessage, toStory } from './member-records.ts';

interface SellerReading extends CaseReading {
  member: Member;
  /** Null: an operator. */
  storeId: number | null;
}

/** The rule that lets somebody make a move: who may only look is offered none. */
function nodeOf(action: SellerCaseAction, { storeId }: SellerReading): PermissionNode {
  if (storeId !== null) return 'store/order_aftersales/answer';
  if (action === 'release') return 'operator/invoice/release';
  return action === 'decide' || action === 'retry' ? 'operator/aftersale/decide' : 'operator/aftersale/answer';
}

/** An operator answers the platform's own cases like a store, and looks after all of them; nobody an own one. */
function actionsOf({ aftersale }: SellerCaseView, reading: SellerReading): SellerCaseAction[] {
  const { storeId, userId } = reading;
  if (aftersale.userId === userId) return [];
  const answers = aftersale.storeId === storeId ? sellerActionsOf(aftersale) : [];
  const decides = storeId === null ? platformActionsOf(aftersale) : [];
  return [...new Set([...decides, ...answers])].filter((action) => hasNode(reading.member, nodeOf(action, reading)));
}

export function toSellerCase(shown: SellerCaseView, reading: SellerReading): SellerCase {
  const { type, status, requestedAmount } = shown.aftersale;
  const isSimple = type === 'refund_only' && status === 'applied';
  return {
    ...toCommonSummary(shown, reading),
    customer: shown.customerName,
    is_small: isSimple && requestedAmount <= shown.smallRefund,
    actions: actionsOf(shown, reading),
  };
}

export function toSellerCaseDetail(
  shown: SellerCaseView & CaseStory & HeldCase,
  reading: SellerReading,
): SellerCaseDetail {
  return {
    ...toSellerCase(shown, reading),
    ...toStory(shown, reading),
    messages: shown.messages.map((message) => toSellerMessage(message, reading)),
  };
}

export function toSellerMessage(
  message: ShownMessage,
  reading: Pick<SellerReading, 'server' | 'userId'>,
): SellerCaseMessage {
  return { ...toMessage(message, reading), is_internal: message.isInternal };
}
