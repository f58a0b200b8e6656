import type { ServerContext } from '../../db/context.ts';
import { testCompany } from '../../factories/company-for-tests.ts';
import {
  applyForFees,
  listItems,
  lockApplication,
  moveRed,
  type RequestedFeeInvoice,
  recordBlue,
  restOfItems,
  saveTitle,
  startRed,
  wholeOf,
} from '../../invoices/index.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { addSeconds, shopDay } from '../../kernel/clock.ts';
import type { Fen } from '../../kernel/money.ts';
import { confirmStatement } from '../../settlement/index.ts';
import { statementsOf } from '../settlement/statements-for-tests.ts';

interface Taken {
  commission?: Fen;
  channelFee?: Fen;
}

/** Numbers of the tax side are unique for their issuer. */
let nextNo = 1_000_000_000;

/** What tests of the platform's invoices to stores do again and again. */
export function feesOf(test: Parameters<typeof statementsOf>[0] & { ctx: ServerContext }) {
  const { ctx } = test;
  const statements = statementsOf(test);

  /** Earns something of which the platform takes its part, states it, and has the store confirm it. */
  async function newConfirmed(store: StoreMember, { commission = 0, channelFee = 0 }: Taken): Promise<string> {
    await statements.earn(store, 100_000, { commissionAmount: commission, channelFeeAmount: channelFee });
    const { no } = await statements.make(store);
    await confirmStatement(ctx, store, no);
    return no;
  }

  const titleOf = async ({ storeId }: StoreMember): Promise<number> => {
    const facts = { ...testCompany, name: `商家 ${crypto.randomUUID().slice(0, 8)}` };
    return (await saveTitle(ctx, { ownerType: 'store', ownerId: storeId }, { isDefault: true, facts })).id;
  };

  async function apply(
    store: StoreMember,
    nos: string[],
    change: Partial<RequestedFeeInvoice> = {},
  ): Promise<string[]> {
    const titleId = change.titleId ?? (await titleOf(store));
    const usual = { kind: 'normal' as const, contentMode: 'detail' as const, remark: '', note: '', mobile: '' };
    const requested = { ...usual, email: 'a@example.com', ...change, titleId, statements: nos };
    return (await applyForFees(ctx, store, { ...requested, key: crypto.randomUUID() })).nos;
  }

  /** The platform has issued it. */
  async function issue(no: string) {
    const at = ctx.clock.now();
    nextNo += 1;
    const fapiaoNo = `2631200000${nextNo}`;
    return ctx.db.transaction(async (tx) => {
      const application = await lockApplication(tx, no, 'desk');
      return recordBlue(tx, application, { facts: { fapiaoNo, issueDate: shopDay(at) }, at });
    });
  }

  /** The platform wants to take it back whole, and the store has to agree. */
  async function askRed(no: string) {
    const { application } = await issue(no);
    const at = ctx.clock.now();
    return ctx.db.transaction(async (tx) => {
      const parts = wholeOf(restOfItems(await listItems(tx, application.id)));
      const requested = { applicant: 'seller' as const, reason: 'issue_error' as const, cause: 'issuer' as const };
      const red = await startRed(tx, application, { ...requested, parts, provider: 'manual', at });
      return moveRed(tx, red, { move: 'askBuyer', at, facts: { expiresAt: addSeconds(at, 72 * 3600) } });
    });
  }

  return { ...statements, issue, askRed, newConfirmed, titleOf, apply };
}
