import type { PayeeChannel } from '#lib/contract/payouts/records.ts';
import type { ServerContext } from '../../db/context.ts';
import { createTestUser, testPassword } from '../../factories/factories.ts';
import { moveMoney } from '../../factories/money-factory.ts';
import { createTestFile, createTestStore, toMember } from '../../factories/store-factories.ts';
import { approveRealName, listRealNames, submitRealName } from '../../identity/index.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import type { Fen } from '../../kernel/money.ts';
import { toPage } from '../../kernel/paging.ts';
import { addPayee, getWithdrawal, type PayeeAccount } from '../../payouts/index.ts';
import { getSettings } from '../../site/index.ts';
import { accounts, getCommissionAvailable, getStoreAvailable } from '../../wallet/index.ts';
import { closingHours, finishStoreClosings, requestStoreClosing } from '../store/close-store.ts';
import { applyStoreWithdrawal } from './apply-store-withdrawal.ts';
import { applyWithdrawal } from './apply-withdrawal.ts';
import { beginPayout, recordPayout, returnPayout } from './pay-withdrawal.ts';
import { approveWithdrawal } from './review-withdrawal.ts';

export const testHolder = '李青';
/** Where test stores are paid to. */
export const testStoreAccount = '110906000000001';
const mobileOf = (id: number) => `138${String(id).padStart(8, '0')}`;

/** Eighteen digits with their check digit, nobody else's. */
function idNumberOf(id: number): string {
  const body = `11010119900307${String(id % 1000).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  return `${body}${'10X98765432'[sum % 11]}`;
}

/** Withdrawals as tests need them. */
export function payoutsOf({ ctx }: { ctx: ServerContext & { clock: { advance(seconds: number): void } } }) {
  const newOperator = async () => toMember((await createTestUser(ctx, { group: 'operator' })).id);

  async function verify(member: Member): Promise<void> {
    const idNumber = idNumberOf(member.userId);
    await submitRealName(ctx, member, { name: testHolder, idNumber });
    const { list } = await listRealNames(ctx, { status: 'pending' }, toPage({ limit: 100 }));
    const submitted = list.find(({ userId }) => userId === member.userId);
    await approveRealName(ctx, await newOperator(), submitted?.id ?? 0);
  }

  /** One that has cooled down. */
  async function newPayee(member: Member, channel: PayeeChannel = 'alipay'): Promise<PayeeAccount> {
    const account = channel === 'bank' ? '6222020200112233446' : mobileOf(member.userId);
    const bank = channel === 'bank' ? '中国工商银行' : '';
    const payee = { channel, holder: testHolder, account, bank, branch: '' };
    const added = await addPayee(ctx, member, { payee, proof: { password: testPassword, code: '', ip: '127.0.0.1' } });
    ctx.clock.advance((await getSettings(ctx))['withdraw.payeeCoolingHours'] * 3600);
    return added;
  }

  const earn = ({ userId }: Member, amount: Fen) =>
    moveMoney(ctx, { from: accounts.adjustment, to: accounts.commissionAvailable(userId), amount });
  /** What is taken back of what was earned; it may be gone. */
  const lose = ({ userId }: Member, amount: Fen) =>
    moveMoney(ctx, { from: accounts.commissionAvailable(userId), to: accounts.adjustment, amount });

  async function newEarner(amount: Fen) {
    const member = toMember((await createTestUser(ctx)).id);
    await verify(member);
    const payee = await newPayee(member);
    await earn(member, amount);
    return { member, payee };
  }
  type Earner = Awaited<ReturnType<typeof newEarner>>;

  const apply = ({ member, payee }: Earner, amount: Fen, key: string = crypto.randomUUID()) =>
    applyWithdrawal(ctx, member, { amount, payeeId: payee.id, ip: '127.0.0.1', key });

  async function newStore(amount: Fen): Promise<StoreMember> {
    const { member, store } = await createTestStore(ctx);
    await earnStore(store.id, amount);
    return { ...member, storeId: store.id };
  }

  const earnStore = (storeId: number, amount: Fen) =>
    moveMoney(ctx, { from: accounts.adjustment, to: accounts.storeAvailable(storeId), amount });
  const loseStore = (storeId: number, amount: Fen) =>
    moveMoney(ctx, { from: accounts.storeAvailable(storeId), to: accounts.adjustment, amount });

  const applyAsStore = (member: StoreMember, amount: Fen, key: string = crypto.randomUUID()) =>
    applyStoreWithdrawal(ctx, member, { amount, password: testPassword, code: '', ip: '127.0.0.1', key });

  const approveBy = (reviewer: Member, no: string) => approveWithdrawal(ctx, reviewer, no);

  async function approve(no: string): Promise<Member> {
    const reviewer = await newOperator();
    await approveBy(reviewer, no);
    return reviewer;
  }

  async function voucherOf({ userId }: Member): Promise<string> {
    const path = `private/voucher/${crypto.randomUUID()}.png`;
    const url = `/storage/${path}`;
    await createTestFile(ctx, userId, { isPrivate: true, topic: 'voucher', path, url, mime: 'image/png' });
    return url;
  }

  const begin = (payer: Member, no: string) => beginPayout(ctx, payer, no);

  async function record(payer: Member, no: string): Promise<void> {
    await recordPayout(ctx, payer, { no, reference: `B${no}`, attachment: await voucherOf(payer) });
  }

  /** All the way. */
  async function pay(no: string): Promise<Member> {
    await approve(no);
    const payer = await newOperator();
    await beginPayout(ctx, payer, no);
    await record(payer, no);
    return payer;
  }

  /** What the bank has sent back of a store that took all it had and was closed. */
  async function newCameBack(amount: Fen): Promise<{ store: StoreMember; no: string }> {
    const store = await newStore(amount);
    const { no } = await applyAsStore(store, amount);
    await pay(no);
    await requestStoreClosing(ctx, store, { password: testPassword, code: '', reason: '', ip: '10.0.0.1' });
    ctx.clock.advance(closingHours * 3600);
    await finishStoreClosings(ctx);
    await returnPayout(ctx, await newOperator(), { no, reason: '账户已销户' });
    return { store, no };
  }

  const statusOf = async (no: string) => (await getWithdrawal(ctx.db, no)).status;
  const storeAvailableOf = ({ storeId }: StoreMember) => getStoreAvailable(ctx.db, storeId);
  const availableOf = ({ member }: Pick<Earner, 'member'>) => getCommissionAvailable(ctx.db, member.userId);

  return {
    newOperator,
    verify,
    newPayee,
    earn,
    lose,
    newEarner,
    apply,
    newStore,
    earnStore,
    loseStore,
    applyAsStore,
    storeAvailableOf,
    approve,
    approveBy,
    voucherOf,
    begin,
    record,
    pay,
    newCameBack,
    statusOf,
    availableOf,
  };
}
