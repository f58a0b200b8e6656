import type { ServerContext } from '#lib/server/db/context.ts';
import { approveRealName, listRealNames, submitRealName } from '#lib/server/identity/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { addPayee, listOwnWithdrawals } from '#lib/server/payouts/index.ts';
import { applyWithdrawal } from '#lib/server/workflows/payouts/apply-withdrawal.ts';
import { cancelWithdrawal } from '#lib/server/workflows/payouts/cancel-withdrawal.ts';
import { beginPayout, recordPayout, returnPayout } from '#lib/server/workflows/payouts/pay-withdrawal.ts';
import { approveWithdrawal, rejectWithdrawal } from '#lib/server/workflows/payouts/review-withdrawal.ts';
import { demoPassword } from '../demo-logins.ts';
import { findDemoLogin } from '../demo-people.ts';
import { drawReceipt } from '../documents/demo-documents.ts';
import { uploadDocument } from '../documents/upload-document.ts';
import { type Happening, runInTime } from '../in-time.ts';
import { findSettlementPeople } from './settlement-people.ts';

/** Whose card and Alipay account these are; a number that nobody has. */
const holder = { name: '林一诺', idNumber: '110101199003071006' };
const accounts = {
  bank: { channel: 'bank', account: '6222020200112233446', bank: '演示银行', branch: '深圳南山支行' },
  alipay: { channel: 'alipay', account: '13800000001', bank: '', branch: '' },
} as const;
type Account = keyof typeof accounts;
const ip = '127.0.0.1';

/** What the customer asks for, in fen; together less than the nights have credited. */
const amounts = { paid: 12_00, returned: 10_00, cancelled: 11_00, rejected: 20_00, approved: 10_00, pending: 12_00 };
const toBalance = 2_40;
type Asked = keyof typeof amounts;

/**
 * Commissions that the demo's customer takes out: to a bank card, to Alipay and to the own balance, each as far as the demo
 * store's are. One waits for approval and one for payment by the demo operator. All of it is younger than what the nights have
 * credited, so that the bill reads in the order of time. Does nothing where there are some already.
 */
export async function seedMemberPayouts(ctx: ServerContext): Promise<void> {
  const people = await findSettlementPeople(ctx);
  const member = await findDemoLogin(ctx, 'customer');
  if (!people || !member) return;
  const { operator, colleague } = people;
  const owner = { ownerType: 'user' as const, ownerId: member.userId };
  if ((await listOwnWithdrawals(ctx.db, { owner }, toPage({ limit: 1 }))).total > 0) return;
  const payees = new Map<Account, number>();
  const nos = new Map<Asked, string>();
  const no = (asked: Asked) => nos.get(asked) ?? '';
  const at = (hoursAgo: number, happen: Happening['happen']): Happening => ({ hoursAgo, happen });
  const add = (hoursAgo: number, account: Account) =>
    at(hoursAgo, async (then) => {
      payees.set(account, await addAccount(then, member, account));
    });
  const ask = (hoursAgo: number, asked: Asked, account: Account) =>
    at(hoursAgo, async (then) => {
      const payeeId = payees.get(account) ?? 0;
      nos.set(asked, await askFor(then, member, { amount: amounts[asked], payeeId }));
    });
  const approve = (hoursAgo: number, asked: Asked) =>
    at(hoursAgo, (then) => approveWithdrawal(then, colleague, no(asked)));
  const pay = (hoursAgo: number, asked: Asked) => [
    at(hoursAgo, (then) => beginPayout(then, operator, no(asked))),
    at(hoursAgo - 0.5, (then) => recordTransfer(then, operator, no(asked))),
  ];
  await runInTime(ctx, [
    at(480, (then) => verify(then, member, colleague)),
    add(400, 'bank'),
    add(380, 'alipay'),
    ...[ask(46, 'paid', 'bank'), approve(44, 'paid'), ...pay(43, 'paid')],
    ...[ask(40, 'returned', 'alipay'), approve(38, 'returned'), ...pay(37, 'returned')],
    at(30, (then) => returnPayout(then, operator, { no: no('returned'), reason: '支付宝账户已停用，款项退回' })),
    ask(34, 'cancelled', 'bank'),
    at(33, (then) => cancelWithdrawal(then, member, { no: no('cancelled'), owner })),
    ask(20, 'rejected', 'alipay'),
    at(18, (then) => rejectWithdrawal(then, colleague, { no: no('rejected'), reason: '请先核对支付宝账户是否可用' })),
    ...[ask(14, 'approved', 'alipay'), approve(12, 'approved')],
    at(10, (then) => askFor(then, member, { amount: toBalance, payeeId: null })),
    ask(3, 'pending', 'bank'),
  ]);
}

async function verify(ctx: ServerContext, member: Member, operator: Member): Promise<void> {
  await submitRealName(ctx, member, holder);
  const { list } = await listRealNames(ctx, { status: 'pending' }, toPage({ limit: 100 }));
  const submitted = list.find(({ userId }) => userId === member.userId);
  if (submitted) await approveRealName(ctx, operator, submitted.id);
}

async function addAccount(ctx: ServerContext, member: Member, account: Account): Promise<number> {
  const payee = { ...accounts[account], holder: holder.name };
  return (await addPayee(ctx, member, { payee, proof: { password: demoPassword, code: '', ip } })).id;
}

/** Null: to the own balance. */
async function askFor(
  ctx: ServerContext,
  member: Member,
  { amount, payeeId }: { amount: number; payeeId: number | null },
): Promise<string> {
  // Whether the device is a known one is looked up by the session.
  const asker = { ...member, sessionId: crypto.randomUUID() };
  return (await applyWithdrawal(ctx, asker, { amount, payeeId, ip, key: crypto.randomUUID() })).no;
}

async function recordTransfer(ctx: ServerContext, operator: Member, no: string): Promise<void> {
  const receipt = { topic: 'voucher', name: 'receipt.png', bytes: await drawReceipt() };
  const attachment = await uploadDocument(ctx, operator, receipt);
  await recordPayout(ctx, operator, { no, reference: `B${no.slice(2)}`, attachment });
}
