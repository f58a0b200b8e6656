import { z } from 'zod';
import {
  defaultTaxFileColumns,
  defaultTaxResultColumns,
  taxFileColumn,
  taxResultColumn,
} from '#lib/contract/invoices/tax-file.ts';
import {
  bankFileColumn,
  bankResultColumn,
  defaultFileColumns,
  defaultResultColumns,
} from '#lib/contract/payouts/bank-file.ts';
import { settleCycles } from '#lib/contract/settlement/statement-words.ts';
import { chartLine, defaultChart } from '#lib/contract/wallet/books.ts';

/** Who earns by a sale, how that is paid out, and what goes into the books: promoters, stores, invoices. */
export const earningSettings = {
  'referral.isOpen': z.boolean().default(true),
  /** Who may promote: every customer, or who has asked and was accepted. */
  'referral.promoters': z.enum(['everyone', 'applied']).default('everyone'),
  /** `new`: only who registered within a day or has not bought yet; `all`: any member without a relation. */
  'referral.bind': z.enum(['new', 'all']).default('new'),
  'referral.newForHours': z.int().positive().default(24),
  /** How long a tie lasts that is made now; 0: for good. */
  'referral.bindDays': z.int().min(0).max(3660).default(0),
  /** How many people earn by a sale: who brought the buyer, and who brought that one. */
  'referral.levels': z.int().min(1).max(2).default(1),
  /** What they earn of the price of the goods, unless their level says otherwise. */
  'referral.level1Bp': z.int().min(0).max(5000).default(500),
  'referral.level2Bp': z.int().min(0).max(5000).default(200),
  /** How long after receipt a commission waits at least. */
  'referral.freezeDays': z.int().min(0).max(90).default(7),
  /** Who pays commissions of what stores sell. */
  'referral.bearer': z.enum(['platform', 'store']).default('platform'),
  /** How often stores get a statement, of what is older than that, and how long they may object to it. */
  'settle.cycle': z.enum(settleCycles).default('weekly'),
  'settle.holdDays': z.int().min(0).max(90).default(0),
  'settle.confirmDays': z.int().min(0).max(30).default(3),
  /** A store that owes more than this claims no orders of the pool. */
  'settle.claimDebtLimitFen': z.int().min(0).default(0),
  /** Bounds of one withdrawal, and of what is withdrawn on one day of the shop. */
  'withdraw.minFen': z.int().positive().default(1000),
  'withdraw.storeMinFen': z.int().positive().default(10_000),
  'withdraw.maxFen': z.int().positive().default(2_000_000),
  'withdraw.perDay': z.int().positive().default(3),
  'withdraw.dayMaxFen': z.int().positive().default(5_000_000),
  /** Another one only when the last has come to its end. */
  'withdraw.isOneAtATime': z.boolean().default(false),
  /** What it costs: this share, and no less than that. */
  'withdraw.feeBp': z.int().min(0).max(5000).default(0),
  'withdraw.feeMinFen': z.int().min(0).default(0),
  /** What is withheld of commissions as tax; whether and how much, an accountant knows. */
  'withdraw.taxBp': z.int().min(0).max(4500).default(0),
  /** Above this a second person has to approve. */
  'withdraw.secondReviewOverFen': z.int().min(0).default(500_000),
  /** How long a new account waits before money goes to it. */
  'withdraw.payeeCoolingHours': z.int().min(0).max(720).default(24),
  /** A store is paid once its own invoice to the platform over the statements of the money is accepted. */
  'withdraw.isStoreInvoiceNeeded': z.boolean().default(false),
  /** From which state of an order on an invoice may be asked for, for how long after its completion, and how soon it is issued. */
  'invoice.applyFrom': z.enum(['received', 'completed']).default('received'),
  'invoice.withinDays': z.int().positive().default(365),
  'invoice.slaDays': z.int().min(1).max(60).default(3),
  /** Nobody issues an invoice of less. */
  'invoice.minFen': z.int().positive().default(100),
  'invoice.isSpecialOffered': z.boolean().default(true),
  /** Special invoices need a title with address, telephone, bank and account; fully digital ones may do without. */
  'invoice.needsWholeTitle': z.boolean().default(true),
  /** Of what the platform takes of stores, once their statements are settled. */
  'invoice.isFeesAutomatic': z.boolean().default(false),
  /** Of a special invoice, a refund waits until its red-letter confirmation is through. */
  'invoice.holdsRefunds': z.boolean().default(true),
  /** How long after it was issued an invoice can be replaced by one with another title, and how often. */
  'invoice.reissueDays': z.int().positive().default(180),
  'invoice.reissueTimes': z.int().min(0).max(10).default(2),
  /** What a file for tax software holds, a column a line (`taxFileColumn`). */
  'invoice.fileColumns': z
    .array(z.string().max(60).regex(taxFileColumn))
    .min(1)
    .max(30)
    .default([...defaultTaxFileColumns]),
  /** How tax software names the columns of its answer, and its words for what was issued and what was not. */
  'invoice.resultColumns': z
    .array(z.string().max(60).regex(taxResultColumn))
    .min(2)
    .max(7)
    .default([...defaultTaxResultColumns]),
  'invoice.issuedWords': z
    .array(z.string().max(40))
    .max(20)
    .default(['成功', '已开具', '已开票', '开票成功', '开具成功', 'issued', 'success']),
  'invoice.refusedWords': z
    .array(z.string().max(40))
    .max(20)
    .default(['失败', '开票失败', '开具失败', '驳回', '已驳回', 'rejected', 'failed']),
  /** What a bank's file for many payments holds, a column a line (`bankFileColumn`), and in which letters it is written. */
  'payout.fileColumns': z
    .array(z.string().max(60).regex(bankFileColumn))
    .min(1)
    .max(20)
    .default([...defaultFileColumns]),
  'payout.fileEncoding': z.enum(['gb18030', 'utf-8']).default('gb18030'),
  'payout.filePurpose': z.string().max(40).default('货款'),
  /** How the bank names the columns of its answer, and its words for what was paid and what was not. */
  'payout.resultColumns': z
    .array(z.string().max(60).regex(bankResultColumn))
    .min(2)
    .max(5)
    .default([...defaultResultColumns]),
  'payout.paidWords': z.array(z.string().max(40)).max(20).default(['成功', '交易成功', '支付成功', 'success']),
  'payout.failedWords': z.array(z.string().max(40)).max(20).default(['失败', '交易失败', '支付失败', '退票', 'failed']),
  /** Numbers and names of accounts in the export for bookkeeping, a line each (`chartLine`). */
  'books.chart': z
    .array(z.string().max(100).regex(chartLine))
    .max(100)
    .default([...defaultChart]),
  /** How much output VAT is inside of the platform's fees, and of own goods whose category names no rate; 0: none. */
  'books.feeVatBp': z.int().min(0).max(5000).default(600),
  'books.goodsVatBp': z.int().min(0).max(5000).default(1300),
  /** How long a store may appeal against a penalty before it is charged. */
  'settle.appealDays': z.int().min(1).max(60).default(7),
} as const;
