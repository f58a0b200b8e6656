import type { PermissionNode } from '#lib/contract/nodes.ts';
import type { SellerQuotation, SellerQuotationDetail } from '#lib/contract/quotation/store-quotations.ts';
import { getUser } from '#lib/server/identity/index.ts';
import { hasNode } from '#lib/server/kernel/actor.ts';
import {
  isOwn,
  isPooled,
  type ListedQuotation,
  type Quotation,
  type QuotationView,
  type Seller,
  type SellerAction,
  sellerActionsOf,
} from '#lib/server/quotation/index.ts';
import { getSettings, regionOf } from '#lib/server/site/index.ts';
import { findStaffNames } from '#lib/server/store/index.ts';
import { type Reading, toDetail, toSummary } from './member-records.ts';

interface SellerReading extends Reading {
  seller: Seller;
}

/** The rule that lets somebody make a move: who may only look is offered none. */
function nodeOf(action: SellerAction, { side }: Seller): PermissionNode {
  if (action === 'cancel' || action === 'confirm') return `operator/quote/${action}`;
  return side === 'store' ? 'store/quotation/answer' : 'operator/quote/answer';
}

/** What a seller sees of the customer: nothing while the quotation lies in the pool for everybody. */
async function facesOf(quotation: Quotation, { server, seller, locale }: SellerReading) {
  const now = server.clock.now();
  const pooled = isPooled(quotation);
  const { address, userId } = quotation;
  return {
    customer: pooled ? '' : (await getUser(server.db, userId)).nickname,
    region: address ? regionOf(address, locale) : '',
    is_pooled: pooled,
    actions: sellerActionsOf(quotation, {
      isOwn: isOwn(quotation, seller),
      isPlatform: seller.side === 'platform',
      now,
    }).filter((action) => hasNode(seller.member, nodeOf(action, seller))),
  };
}

export async function toSellerSummary(listed: ListedQuotation, reading: SellerReading): Promise<SellerQuotation> {
  return { ...toSummary(listed, reading), ...(await facesOf(listed.quotation, reading)) };
}

/** Of the address only what freight is worked out with: whoever ships gets the rest with the order. */
export async function toSellerDetail(view: QuotationView, reading: SellerReading): Promise<SellerQuotationDetail> {
  const pooled = isPooled(view.quotation);
  const { server, seller } = reading;
  const staff = await findStaffNames(server.db, view.changes, seller.side === 'store' ? seller.storeId : null);
  const { address, files, ...detail } = toDetail(view, { ...reading, staff, areFilesHidden: pooled });
  return {
    ...detail,
    ...(await facesOf(view.quotation, reading)),
    valid_days: (await getSettings(reading.server))['quote.validDays'],
    files: pooled ? [] : files,
    address: pooled || !address ? null : { ...address, receiver: '', mobile: '', address: '' },
  };
}
