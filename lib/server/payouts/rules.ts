import type { RiskSign, WithdrawalChannel, WithdrawalOwner } from '#lib/contract/payouts/records.ts';
import { addSeconds } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import { type Fen, formatFen, shareByBasisPoints } from '../kernel/money.ts';
import type { Settings } from '../site/index.ts';

export interface WithdrawalPrice {
  amount: Fen;
  fee: Fen;
  tax: Fen;
  net: Fen;
}

const atAmount = (key: string, amount?: Fen) =>
  new DomainError('invalid_input', {
    fields: { amount: amount === undefined ? { key } : { key, values: { amount: formatFen(amount) } } },
  });

interface Priced {
  amount: Fen;
  channel: WithdrawalChannel;
  ownerType: WithdrawalOwner;
}

/**
 * What arrives of an amount: fee and tax are parts of it (docs/domain/payouts.md 4). What goes to the own balance costs
 * nothing, and a store pays its taxes itself. Throws `invalid_input` where nothing would arrive.
 */
export function priceWithdrawal({ amount, channel, ownerType }: Priced, settings: Settings): WithdrawalPrice {
  const isFree = channel === 'balance';
  const share = (bp: number) => (isFree ? 0 : shareByBasisPoints(amount, bp));
  const fee = Math.max(isFree ? 0 : settings['withdraw.feeMinFen'], share(settings['withdraw.feeBp']));
  const tax = ownerType === 'user' ? share(settings['withdraw.taxBp']) : 0;
  const net = amount - fee - tax;
  if (net <= 0) throw atAmount('withdrawNothing');
  return { amount, fee, tax, net };
}

/** Throws `invalid_input` at the amount where it is not there, or something is owed. */
export function requireAvailable(amount: Fen, available: Fen): void {
  if (available < 0) throw atAmount('withdrawOwed', -available);
  if (amount > available) throw atAmount('withdrawAvailable', available);
}

/** What the owner has asked for today, and what is under way. */
export interface WithdrawalsSoFar {
  countToday: number;
  sumToday: Fen;
  open: number;
  /** In money. */
  openSum: Fen;
}

/** The least of one withdrawal. */
export const leastOf = (ownerType: WithdrawalOwner, settings: Settings): Fen =>
  settings[ownerType === 'store' ? 'withdraw.storeMinFen' : 'withdraw.minFen'];

/**
 * The limits of what leaves the shop (docs/domain/payouts.md 4). Throws `invalid_input` at the amount, `withdrawals_today`
 * or `withdrawal_open`.
 */
export function requireWithinLimits(
  { amount, ownerType }: Omit<Priced, 'channel'>,
  soFar: WithdrawalsSoFar,
  settings: Settings,
): void {
  const { 'withdraw.maxFen': most, 'withdraw.dayMaxFen': mostToday } = settings;
  const least = leastOf(ownerType, settings);
  if (amount < least) throw atAmount('withdrawMin', least);
  if (amount > most) throw atAmount('withdrawMax', most);
  if (soFar.countToday >= settings['withdraw.perDay']) {
    throw new DomainError('withdrawals_today', { values: { count: settings['withdraw.perDay'] } });
  }
  if (soFar.sumToday + amount > mostToday) throw atAmount('withdrawDay', Math.max(0, mostToday - soFar.sumToday));
  if (settings['withdraw.isOneAtATime'] && soFar.open > 0) throw new DomainError('withdrawal_open');
}

/** Names are compared as people write them: without spaces, with any kind of middle dot, large or small. */
export function isSameName(left: string, right: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKC')
      .replace(/[•・‧]/g, '·')
      .replace(/\s/g, '')
      .toLowerCase();
  return plain(left) === plain(right);
}

const newForSeconds = 7 * 86_400;
/** So many times the usual amount is beyond habit. */
const usualTimes = 3;

export interface RiskFacts {
  amount: Fen;
  now: Date;
  payeeSince: Date;
  isPayeeShared: boolean;
  isDeviceNew: boolean;
  /** Of what was paid to the owner before. */
  paidCount: number;
  paidSum: Fen;
}

/** What somebody should look at twice before it is paid (docs/domain/payouts.md 6). */
export function findRiskSigns(facts: RiskFacts): RiskSign[] {
  const { amount, now, payeeSince, paidCount, paidSum } = facts;
  const signs: Record<RiskSign, boolean> = {
    first: paidCount === 0,
    new_payee: addSeconds(payeeSince, newForSeconds) > now,
    shared_payee: facts.isPayeeShared,
    new_device: facts.isDeviceNew,
    unusual_amount: paidCount > 0 && amount * paidCount > paidSum * usualTimes,
  };
  return (Object.keys(signs) as RiskSign[]).filter((sign) => signs[sign]);
}

/** Whether one person may not approve it alone. */
export const needsSecondReview = (amount: Fen, settings: Settings): boolean =>
  amount > settings['withdraw.secondReviewOverFen'];
