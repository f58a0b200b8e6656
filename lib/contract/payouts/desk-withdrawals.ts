import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineOfText, moneyText, pageOf, pageQuery, requiredText, typedText, unixSeconds } from '../fields.ts';
import { withdrawalInvoices } from '../invoices/settlement-shapes.ts';
import { deskMoney } from '../stale-reads.ts';
import { isAccountNumber, toAccountDigits } from '../store/bank-account.ts';
import { riskSigns, withdrawalChannels, withdrawalFilters, withdrawalOwners, withdrawalStatuses } from './records.ts';
import { withdrawalNo } from './withdrawal-shapes.ts';

const withdrawalDecisions = [
  'approve',
  'reject',
  'transfer',
  'begin',
  'payee',
  'paid',
  'failed',
  'return',
  'again',
] as const;
export type WithdrawalDecision = (typeof withdrawalDecisions)[number];

/** What may stand in the history of a withdrawal. */
const withdrawalEvents = [
  'apply',
  'cancel',
  'reject',
  'approveFirst',
  'approve',
  'begin',
  'reveal',
  'succeed',
  'fail',
  'correct',
  'giveBack',
  'bounce',
] as const;
export type WithdrawalEvent = (typeof withdrawalEvents)[number];

const person = z.object({ id: z.int(), name: z.string() });

const item = z.object({
  no: z.string(),
  owner: z.enum(withdrawalOwners),
  /** Whose money it is; of a store’s who asked for it. */
  user_id: z.int(),
  user_name: z.string(),
  /** Whose money it is, of a store’s. */
  store: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The reader’s own, or their store’s. */
  is_own: z.boolean(),
  amount: moneyText,
  fee: moneyText,
  tax: moneyText,
  /** What arrives. */
  net: moneyText,
  channel: z.enum(withdrawalChannels),
  account: z.string(),
  bank: z.string(),
  status: z.enum(withdrawalStatuses),
  signs: z.array(z.enum(riskSigns)),
  /** Who approved it; two where it takes two. */
  reviewers: z.array(person),
  /** A second person still has to approve it. */
  needs_second: z.boolean(),
  payer: person.nullable(),
  attempts: z.int(),
  reference: z.string(),
  /** An address that shows the bank’s receipt for some minutes; empty without one. */
  voucher: z.string(),
  /** The same of the letter that names another account, where an operator has asked for an owner who is gone. */
  evidence: z.string(),
  reason: z.string(),
  /** What Alipay was asked to pay; null: nothing. */
  transfer: z
    .object({
      sent_time: unixSeconds,
      /** When it is asked next what became of it. */
      next_time: unixSeconds.nullable(),
      /** `waiting`: it may be paying it right now, and nobody decides manually. `unclear`: somebody has to. */
      state: z.enum(['waiting', 'unclear', 'settled']),
      /** Alipay’s own word for what was in the way. */
      code: z.string(),
      order_id: z.string(),
    })
    .nullable(),
  /** The store’s invoices that it is paid upon; null: none. */
  invoices: withdrawalInvoices.nullable(),
  create_time: unixSeconds,
  pay_time: unixSeconds.nullable(),
  /** What the reader may do, as far as the reader’s rules allow. */
  actions: z.array(z.enum(withdrawalDecisions)),
});

export const operatorWithdrawals = endpoint({
  method: 'get',
  path: '/api/operator/withdrawal/list',
  summary: 'Withdrawals of members and stores, newest first; account numbers are masked',
  query: z.object({
    ...pageQuery,
    status: z.enum(withdrawalFilters, 'choice').optional(),
    owner: z.enum(withdrawalOwners, 'choice').optional(),
    no: withdrawalNo.optional(),
  }),
  data: pageOf(item),
});

export const operatorWithdrawal = endpoint({
  method: 'get',
  path: '/api/operator/withdrawal/info',
  summary: 'One withdrawal with all that was done about it, by whom; the account number is masked',
  query: z.object({ no: withdrawalNo }),
  data: item.extend({
    /** Where it was asked for from. */
    ip: z.string(),
    /** What was paid to its owner so far, of it apart. */
    paid_count: z.int(),
    paid_sum: moneyText,
    /** The one that came back and is paid again by it, and the one by which it is paid again; or empty. */
    follows: z.string(),
    followed_by: z.string(),
    /** The last first; nobody where a job did it. */
    timeline: z.array(
      z.object({
        event: z.enum(withdrawalEvents),
        person: person.nullable(),
        reason: z.string(),
        time: unixSeconds,
      }),
    ),
  }),
});

const named = z.object({ no: withdrawalNo });
const reason = requiredText(200).pipe(lineOfText(200));

export const operatorWithdrawalApprove = endpoint({
  method: 'post',
  path: '/api/operator/withdrawal/approve',
  summary: 'Approves a withdrawal; a large one needs a second person',
  body: named,
  stale: deskMoney,
});

export const operatorWithdrawalReject = endpoint({
  method: 'post',
  path: '/api/operator/withdrawal/reject',
  summary: 'Rejects a withdrawal that nobody has begun to pay; its owner has the money again and reads the reason',
  body: named.extend({ reason }),
  stale: deskMoney,
});

export const operatorWithdrawalBegin = endpoint({
  method: 'post',
  path: '/api/operator/withdrawal/begin',
  summary: 'Begins to pay a withdrawal, before any money moves; not for who approved it',
  body: named,
  stale: deskMoney,
});

export const operatorWithdrawalTransfer = endpoint({
  method: 'post',
  path: '/api/operator/withdrawal/transfer',
  summary: 'Has Alipay pay a withdrawal to an Alipay account at once; where Alipay has not said yet, it is asked again',
  body: named,
  stale: deskMoney,
  data: z.object({ is_paid: z.boolean() }),
});

export const operatorWithdrawalPayee = endpoint({
  method: 'post',
  path: '/api/operator/withdrawal/payee',
  summary: 'The payee account in full, for who is paying the withdrawal; viewing is logged',
  body: named,
  stale: [],
  data: z.object({ holder: z.string(), account: z.string(), bank: z.string(), branch: z.string() }),
});

export const operatorWithdrawalPaidBody = named.extend({
  reference: requiredText(64).pipe(lineOfText(64)),
  /** Address of a file of one’s own, uploaded with the topic `voucher`: the bank’s receipt. */
  attachment: requiredText(255),
});

export const operatorWithdrawalPaid = endpoint({
  method: 'post',
  path: '/api/operator/withdrawal/paid',
  summary: 'Records the transfer of a withdrawal, with its reference and the bank’s receipt',
  body: operatorWithdrawalPaidBody,
  stale: deskMoney,
});

export const operatorWithdrawalFailed = endpoint({
  method: 'post',
  path: '/api/operator/withdrawal/failed',
  summary: 'Records that a withdrawal was certainly not paid; it can be tried again or returned',
  body: named.extend({ reason }),
  stale: deskMoney,
});

export const operatorWithdrawalReturn = endpoint({
  method: 'post',
  path: '/api/operator/withdrawal/return',
  summary: 'Returns the money to its owner: of a failed payment, or of one that the bank has sent back',
  body: named.extend({ reason }),
  stale: deskMoney,
});

/** Where what came back goes now: to the same account, or to another one of the same holder. */
export const againTargets = ['same', 'other'] as const;
export type AgainTarget = (typeof againTargets)[number];

export const operatorWithdrawalAgainBody = named
  .extend({
    to: z.enum(againTargets, 'choice'),
    /** Of another account. */
    account: typedText().max(60).default(''),
    bank: lineOfText(60).default(''),
    branch: lineOfText(100).default(''),
    /** Address of a file of one’s own, uploaded with the topic `voucher`, in which the holder names that account. */
    attachment: typedText().max(255).default(''),
    reason,
  })
  .superRefine(({ to, account, bank, attachment }, context) => {
    if (to === 'same') return;
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', message, path: [path] });
    if (!isAccountNumber(toAccountDigits(account), 'company')) refuse('account', 'bankAccount');
    if (bank === '') refuse('bank', 'required');
    if (attachment === '') refuse('attachment', 'required');
  });

export const operatorWithdrawalAgain = endpoint({
  method: 'post',
  path: '/api/operator/withdrawal/again',
  summary:
    'Pays again what came back of a closed store or of a member whose account has ended: a withdrawal of its own, which another operator has to approve',
  body: operatorWithdrawalAgainBody,
  stale: deskMoney,
  data: z.object({ no: z.string() }),
});
