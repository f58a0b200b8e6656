import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyText, requiredText } from '../fields.ts';
import { tableUpload } from '../table-upload.ts';
import { openNotice } from './recharges.ts';

/** What the statement of a bank says of each movement; a bank may have several columns for one of these. */
const statementFields = ['day', 'amount', 'payer', 'note', 'reference'] as const;
export type StatementField = (typeof statementFields)[number];

/** A column as a setting has it: what it holds, and what the bank calls it. */
export const statementColumn = new RegExp(`^(${statementFields.join('|')})\\s+\\S.*$`);

/** As the larger Chinese banks call them; what a file does not have is passed over. */
export const defaultStatementColumns = [
  'day 交易日期',
  'day 交易时间',
  'day 交易日',
  'day 记账日期',
  'amount 贷方发生额',
  'amount 收入金额',
  'amount 收入',
  'amount 贷方金额',
  'amount 贷方发生额/元(收入)',
  'amount 贷方发生额（收入）',
  'payer 对方户名',
  'payer 对方单位',
  'payer 对方单位名称',
  'payer 收/付方名称',
  'payer 付款人名称',
  'note 摘要',
  'note 附言',
  'note 用途',
  'note 备注',
  'reference 交易流水号',
  'reference 流水号',
  'reference 账户明细编号-交易流水号',
  'reference 凭证号',
] as const;

/** Of a statement, in bytes. */
export const statementFileBytes = 500 * 1024;

export const mostStatementRows = 5000;

/** What a statement may be called, by suffix or by type. */
export const statementUpload = tableUpload;

/** What money that came means for the transfers that wait. */
const statementOutcomes = [
  /** It names a transfer, or what its customer said of it, and is its amount. */
  'matched',
  /** The only transfer of this amount, or the one whose customer named the payer. */
  'likely',
  /** Several transfers or several rows have this amount, and nothing tells them apart. */
  'several',
  'amount_differs',
  /** Other rows name the same transfer. */
  'twice',
  /** Other rows have the same number of the bank's. */
  'reference_twice',
  /** Its bank transaction is recorded. */
  'done',
  'unknown',
] as const;
export type StatementOutcome = (typeof statementOutcomes)[number];

const statementTransfer = z.object({
  side: z.enum(['orders', 'recharges']),
  /** What it is decided under: of an order the payment, else the top-up. */
  no: z.string(),
  user_id: z.int(),
  user_name: z.string(),
  amount: moneyText,
  voucher_reference: z.string(),
  open_notice: openNotice,
});

export const operatorStatementMatch = endpoint({
  method: 'post',
  path: '/api/operator/payment/matchStatement',
  summary: 'Compares a bank statement (CSV or XLSX) with the transfers that wait; nothing is changed or kept',
  body: z.object({
    /** The bank’s file, as base64. */
    content: requiredText(Math.ceil(statementFileBytes / 3) * 4),
  }),
  bounds: { bytes: 1024 * 1024 },
  stale: [],
  data: z.object({
    rows: z.array(
      z.object({
        /** The line of the file. */
        line: z.int(),
        /** Empty: the file does not say. */
        day: z.string(),
        amount: moneyText,
        payer: z.string(),
        note: z.string(),
        /** The bank’s number of the transaction; empty: the file does not say, and a person has to. */
        reference: z.string(),
        outcome: z.enum(statementOutcomes),
        transfer: statementTransfer.nullable(),
        /** Lines of the file that contradict each other, this one among them; none: no other names the same number. */
        lines: z.array(z.int()),
      }),
    ),
    /** Rows whose amount is none that can be read, with what stands there: a person has to look at them. */
    unreadable: z.array(
      z.object({
        line: z.int(),
        day: z.string(),
        text: z.string(),
        payer: z.string(),
        note: z.string(),
        reference: z.string(),
      }),
    ),
    /** Rows without money that came: payments, fees, sums. */
    left_out: z.int(),
    /** Transfers that customers have announced and that no row speaks of. */
    missing: z.int(),
  }),
});
