import type { ServerContext } from '../db/context.ts';
import type { Member, StoreMember } from '../kernel/actor.ts';
import { asPlatform, asStore, type Seller } from '../orders/index.ts';
import { findStoreOf } from '../store/index.ts';
import { type CaseCustomer, caseCustomers, type SeedCase } from './content/aftersale-types.ts';
import { findDemoLogin } from './demo-people.ts';
import { findAddress } from './seed-orders.ts';
import { type Buyer, fund, seedCustomer } from './seed-trade.ts';

/** Who has to do with the cases of the demo shop. */
export interface CaseParties {
  customers: Record<CaseCustomer, Buyer>;
  store: StoreMember;
  operator: Member;
}

/** Undefined where the demo's people or their store are missing. */
export async function findCaseParties(ctx: ServerContext): Promise<CaseParties | undefined> {
  const [member, owner, operator] = await Promise.all([
    findDemoLogin(ctx, 'customer'),
    findDemoLogin(ctx, 'store'),
    findDemoLogin(ctx, 'operator'),
  ]);
  const store = owner && (await findStoreOf(ctx.db, owner.userId));
  if (!member || !store || !operator) return undefined;
  const buyer = { member, addressId: await findAddress(ctx, member) };
  const [hotel, consultancy] = [
    await newCustomer(ctx, caseCustomers.hotel),
    await newCustomer(ctx, caseCustomers.consultancy),
  ];
  return { customers: { buyer, hotel, consultancy }, store: { ...owner, storeId: store.id }, operator };
}

/** With a balance to pay from. */
async function newCustomer(ctx: ServerContext, customer: Parameters<typeof seedCustomer>[1]): Promise<Buyer> {
  const buyer = await seedCustomer(ctx, customer);
  await fund(ctx, buyer.member);
  return buyer;
}

export const sellerOf = ({ store, operator }: CaseParties, { seller }: Pick<SeedCase, 'seller'>): Seller =>
  seller === 'store' ? asStore(store) : asPlatform(operator);

/** The shop with the provider of demonstrations, and without one that takes real money. */
export function withDemoProvider(ctx: ServerContext): ServerContext {
  return { ...ctx, env: { ...withoutProviders(ctx).env, PAYMENT_SANDBOX: true } };
}

/** The shop as a provider's refusal leaves it: nobody takes the money back. */
export function withoutProviders(ctx: ServerContext): ServerContext {
  const none = { ALIPAY_APP_ID: undefined, STRIPE_SECRET_KEY: undefined };
  return { ...ctx, env: { ...ctx.env, ...none, PAYMENT_SANDBOX: false } };
}
