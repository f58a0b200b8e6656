import { createTestUser, signIn } from '../../factories/factories.ts';
import { toMember } from '../../factories/store-factories.ts';
import { updateSettings } from '../../site/index.ts';
import { findStoreOf } from '../../store/index.ts';
import { payoutsOf } from '../../workflows/payouts/payouts-for-tests.ts';
import type { TestApi } from '../test-api.ts';
import { newFile } from './new-records-for-tests.ts';
import { nobodysFile, nobodysId, nobodysNumber } from './nobodys-for-tests.ts';
import type { Asker, OwnedRecord } from './owned-record-for-tests.ts';

/** Whoever asks twice is verified already. */
async function verified(test: TestApi, { id }: Asker) {
  await updateSettings(test.ctx, { 'withdraw.payeeCoolingHours': 0 });
  const shop = payoutsOf(test);
  const member = toMember(id);
  await shop.verify(member).catch(() => undefined);
  return { shop, member };
}

async function newPayee(test: TestApi, owner: Asker): Promise<number> {
  const { shop, member } = await verified(test, owner);
  return (await shop.newPayee(member)).id;
}

async function newWithdrawal(test: TestApi, owner: Asker): Promise<string> {
  const { shop, member } = await verified(test, owner);
  await shop.earn(member, 1000);
  return (await shop.apply({ member, payee: await shop.newPayee(member) }, 1000)).no;
}

/** A withdrawal that the asker has begun to pay. */
async function begun(test: TestApi, asker: Asker): Promise<object> {
  const shop = payoutsOf(test);
  const { id } = await createTestUser(test.ctx);
  const no = await newWithdrawal(test, { id, token: '' });
  await shop.approve(no);
  await shop.begin(toMember(asker.id), no);
  return { no, reference: 'B1' };
}

/** One that came back of a store that was closed meanwhile, to be paid to another account. */
async function cameBack(test: TestApi, asker: Asker): Promise<object> {
  const { no } = await payoutsOf(test).newCameBack(10_000);
  // Days have passed until the store was closed: whoever asks has logged in again.
  asker.token = (await signIn(test.ctx, asker.id)).token;
  return { no, to: 'other', account: '110906000000002', bank: '中国银行', reason: 'r' };
}

async function newStoreWithdrawal(test: TestApi, { id }: Asker): Promise<string> {
  const shop = payoutsOf(test);
  const store = await findStoreOf(test.ctx.db, id);
  if (!store) throw new Error(`no store of ${id}`);
  await updateSettings(test.ctx, { 'withdraw.perDay': 100 });
  await shop.earnStore(store.id, 10_000);
  return (await shop.applyAsStore({ ...toMember(id), storeId: store.id }, 10_000)).no;
}

const ofStore = (call: OwnedRecord['call']): OwnedRecord => ({
  call,
  field: 'no',
  make: newStoreWithdrawal,
  missing: nobodysNumber,
  isForStores: true,
});

/** Accounts that people are paid to, and what is on its way there. */
export const payoutRecords: OwnedRecord[] = [
  { call: 'post /api/recommend/payeeRemove', field: 'id', make: newPayee, missing: nobodysId },
  {
    call: 'post /api/recommend/withdrawApply',
    field: 'payee_id',
    make: newPayee,
    missing: nobodysId,
    rest: async (test, asker) => {
      const { shop, member } = await verified(test, asker);
      await shop.earn(member, 1000);
      return { to: 'payee', amount: '10' };
    },
  },
  { call: 'get /api/recommend/withdrawInfo', field: 'no', make: newWithdrawal, missing: nobodysNumber },
  { call: 'post /api/recommend/withdrawCancel', field: 'no', make: newWithdrawal, missing: nobodysNumber },
  ofStore('get /api/store/withdrawInfo'),
  ofStore('post /api/store/withdrawCancel'),
  {
    call: 'post /api/operator/withdrawal/paid',
    field: 'attachment',
    make: newFile(true, 'voucher'),
    missing: nobodysFile,
    rest: begun,
    isForOperators: true,
  },
  {
    call: 'post /api/operator/withdrawal/again',
    field: 'attachment',
    make: newFile(true, 'voucher'),
    missing: nobodysFile,
    rest: cameBack,
    isForOperators: true,
  },
];
