import { createTestUser } from '../../factories/factories.ts';
import { toMember } from '../../factories/store-factories.ts';
import { addSeconds, shopDay } from '../../kernel/clock.ts';
import { confirmStatement } from '../../settlement/index.ts';
import { findStoreOf } from '../../store/index.ts';
import { decideCorrection } from '../../workflows/settlement/decide-correction.ts';
import { proposeCorrection } from '../../workflows/settlement/propose-correction.ts';
import { proposeDeposit } from '../../workflows/settlement/propose-deposit.ts';
import { settleStatementNow } from '../../workflows/settlement/settle-statements.ts';
import { statementsOf } from '../../workflows/settlement/statements-for-tests.ts';
import type { TestApi } from '../test-api.ts';
import { nobodysNumber } from './nobodys-for-tests.ts';
import type { Asker, OwnedRecord } from './owned-record-for-tests.ts';

/** A penalty that the owner's store can appeal against. */
async function newPenalty({ ctx }: TestApi, { id }: Asker): Promise<string> {
  const store = await findStoreOf(ctx.db, id);
  if (!store) throw new Error(`${id} works for no store`);
  const newOperator = async () => toMember((await createTestUser(ctx, { group: 'operator' })).id);
  const request = { storeId: store.id, kind: 'penalty' as const, amount: -100, reason: 'late', orderNo: '' };
  const { no } = await proposeCorrection(ctx, await newOperator(), { ...request, key: crypto.randomUUID() });
  await decideCorrection(ctx, await newOperator(), { no, decision: 'approve', reason: '' });
  return no;
}

/** A deposit that the owner's store is asked for, and can pay. */
async function newDemand({ ctx }: TestApi, { id }: Asker): Promise<string> {
  const store = await findStoreOf(ctx.db, id);
  if (!store) throw new Error(`${id} works for no store`);
  const { earn, make, newOperator } = statementsOf({ ctx });
  const [owner, operator] = [{ ...toMember(id), storeId: store.id }, await newOperator()];
  await earn(owner, 100);
  const { no } = await make(owner);
  await confirmStatement(ctx, owner, no);
  await settleStatementNow(ctx, operator, no);
  const due = shopDay(addSeconds(ctx.clock.now(), 86_400));
  const request = { storeId: store.id, kind: 'demand' as const, amount: 100, reason: 'surety', due };
  return (await proposeDeposit(ctx, operator, { ...request, key: crypto.randomUUID() })).no;
}

/** A statement that the owner's store can confirm. */
async function newStatement({ ctx }: TestApi, { id }: Asker): Promise<string> {
  const store = await findStoreOf(ctx.db, id);
  if (!store) throw new Error(`${id} works for no store`);
  const { earn, make } = statementsOf({ ctx });
  await earn({ storeId: store.id }, 100);
  return (await make({ storeId: store.id })).no;
}

/** What the platform puts right with stores, and what it settles them for. */
export const settlementRecords: OwnedRecord[] = [
  {
    call: 'post /api/store/penaltyAppeal',
    field: 'no',
    make: newPenalty,
    missing: nobodysNumber,
    rest: async () => ({ reason: 'it was in time' }),
    isForStores: true,
  },
  {
    call: 'post /api/store/depositPay',
    field: 'no',
    make: newDemand,
    missing: nobodysNumber,
    isForStores: true,
  },
  {
    call: 'get /api/store/statement',
    field: 'no',
    make: newStatement,
    missing: nobodysNumber,
    isForStores: true,
  },
  {
    call: 'post /api/store/statementObject',
    field: 'no',
    make: newStatement,
    missing: nobodysNumber,
    rest: async () => ({ reason: 'an order is missing' }),
    isForStores: true,
  },
  {
    call: 'post /api/store/statementConfirm',
    field: 'no',
    make: newStatement,
    missing: nobodysNumber,
    isForStores: true,
  },
];
