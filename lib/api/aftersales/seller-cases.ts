import type { storeAftersale } from '#lib/contract/aftersales/store-cases.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { type SellerSide, sellerPathOf } from '#lib/contract/seller-path.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';
import { inForm } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

const pathOf = sellerPathOf('aftersale');

type Calls = typeof storeAftersale;

/** How many cases wait in each tab. */
export const sellerCaseCountsQuery = (side: SellerSide) => apiQuery(pathOf(side, 'counts'));

/** One case as who answers it reads it. */
export const sellerCaseQuery = (side: SellerSide, no: string) => apiQuery(pathOf(side, 'info'), { no });

/** Where goods may be sent back to; a store keeps the book of these in its profile. */
export const returnAddressesQuery = (side: SellerSide) => apiQuery(pathOf(side, 'addresses'));

/** The screen says at its place what is refused. */
/** One of many rows: the list says how each went. */
const silent: CallOptions = { isCodeShown: false, isErrorShown: false, isDuplicateCancelled: false };

export const approveCase = (side: SellerSide, body: BodyOf<Calls['approve']>) =>
  postApi(pathOf(side, 'approve'), body, inForm);

/** The same as one of many. */
export const approveQuietly = (side: SellerSide, no: string) => postApi(pathOf(side, 'approve'), { no }, silent);

export const proposeAmount = (side: SellerSide, body: BodyOf<Calls['propose']>) =>
  postApi(pathOf(side, 'propose'), body, inForm);

export const refuseCase = (side: SellerSide, body: BodyOf<Calls['refuse']>) =>
  postApi(pathOf(side, 'refuse'), body, inForm);

export const receiveReturn = (side: SellerSide, body: BodyOf<Calls['receive']>) =>
  postApi(pathOf(side, 'receive'), body, inForm);

export const sendReplacement = (side: SellerSide, body: BodyOf<Calls['reship']>) =>
  postApi(pathOf(side, 'reship'), body, inForm);

export const refundInstead = (side: SellerSide, body: BodyOf<Calls['refundInstead']>) =>
  postApi(pathOf(side, 'refundInstead'), body, inForm);

export const writeToCaseCustomer = (side: SellerSide, body: BodyOf<Calls['message']>) =>
  postApi(pathOf(side, 'message'), body, { isCodeShown: false });

export const saveSmallRefund = (amount: string) =>
  postApi('/api/store/aftersaleLimit', { small_refund: amount }, inForm);
