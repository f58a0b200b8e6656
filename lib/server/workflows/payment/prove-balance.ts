import type { CheckoutGroup } from '#lib/contract/orders/member-checkout.ts';
import type { ServerContext } from '../../db/context.ts';
import { confirmPassword, confirmSecondFactor, getUser, hasSecondFactor } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import { getSettings } from '../../site/index.ts';
import { type PayRequest, payOrder } from './pay-order.ts';

export type BalanceProof = CheckoutGroup['balance_proof'];

interface ProvenPayRequest extends Omit<PayRequest, 'confirmedAmount'> {
  confirmedAmount: Fen | undefined;
  password: string | undefined;
  code: string | undefined;
  ip: string;
}

/** What the shop asks this customer for before the balance pays. */
export async function balanceProofOf(ctx: ServerContext, userId: number): Promise<BalanceProof> {
  const { 'payment.balanceProof': proof } = await getSettings(ctx);
  if (proof === 'amount') return 'confirmed_amount';
  return proof === 'code' && (await hasSecondFactor(ctx.db, userId)) ? 'code' : 'password';
}

/**
 * Pays as `payOrder` does; what comes from the balance is proven first. Tries at the password and the code are limited
 * as everywhere. Throws `invalid_input` at the field that is missing or confirms another amount, `password_wrong`,
 * `two_factor_wrong`, `login_locked`, and what `payOrder` throws.
 */
export async function payProven(
  ctx: ServerContext,
  member: Member,
  { confirmedAmount, password = '', code = '', ip, ...request }: ProvenPayRequest,
): Promise<void> {
  const isFromBalance = request.channel === 'balance' || (request.balanceAmount ?? 0) > 0;
  if (!isFromBalance) return payOrder(ctx, member, request);
  const proof = await balanceProofOf(ctx, member.userId);
  if (proof === 'confirmed_amount') {
    if (confirmedAmount === undefined) throw missing(proof);
    return payOrder(ctx, member, { ...request, confirmedAmount });
  }
  const { userId } = member;
  if (proof === 'password') {
    if (password === '') throw missing(proof);
    await confirmPassword(ctx, { user: await getUser(ctx.db, userId), password, ip });
  } else {
    if (code === '') throw missing(proof);
    await confirmSecondFactor(ctx, { userId, code, ip });
  }
  return payOrder(ctx, member, request);
}

const missing = (field: BalanceProof) => new DomainError('invalid_input', { fields: { [field]: { key: 'required' } } });
