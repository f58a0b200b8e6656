import { z } from 'zod';
import { ownUnitPattern } from '#lib/contract/catalogue/own-unit.ts';
import {
  defaultTaxFileColumns,
  defaultTaxResultColumns,
  taxFileColumn,
  taxResultColumn,
} from '#lib/contract/invoices/tax-file.ts';
import { defaultStatementColumns, statementColumn } from '#lib/contract/payments/bank-statement.ts';
import {
  bankFileColumn,
  bankResultColumn,
  defaultFileColumns,
  defaultResultColumns,
} from '#lib/contract/payouts/bank-file.ts';
import { settleCycles } from '#lib/contract/settlement/statement-words.ts';
import { chartLine, defaultChart } from '#lib/contract/wallet/books.ts';
import { shopTime } from './shop-time.ts';

/** Empty, or a moment there is, by the clock of the shop. */
const isShopTime = (text: string): boolean => text === '' || shopTime(text) !== undefined;

/** An address of the shop elsewhere. Pages let pictures and calls go over https alone, or to their own host. */
const elsewhere = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(255)]);

/** What goods are often counted in; a shop takes away and adds what it likes. */
const commonUnits = [
  '个/item/items',
  '箱/carton/cartons',
  '本/copy/copies',
  '支/stick/sticks',
  '瓶/bottle/bottles',
  '袋/bag/bags',
  '双/pair/pairs',
  '桶/drum/drums',
  '份/portion/portions',
  '千克/kg/kg',
  '升/litre/litres',
  '天/day/days',
  '人/person/people',
];

const texts = z.object({ 'zh-cn': z.string().max(255), en: z.string().max(255) });

/**
 * Every setting with its type and its default: the table holds only what differs. Named `<subject>.<what>`; amounts of
 * time and money carry their unit, rates are basis points (docs/domain/site.md 2).
 */
export const settingSchemas = {
  'site.name': texts.default({ 'zh-cn': '商城', en: 'Shop' }),
  /** Empty: the drawn mark of the shop. */
  'site.logo': z.string().max(255).default(''),
  'site.recordNumber': z.string().max(255).default(''),
  /** Of the registration with the public security organs, as it is to be read: 浙公网安备 33010602000000 号. */
  'site.policeNumber': z.string().max(255).default(''),
  /** Who runs the shop, as the business licence says. */
  'site.company': z
    .object({ company: z.string().max(100), creditCode: z.string().max(18), address: z.string().max(200) })
    .default({ company: '', creditCode: '', address: '' }),
  'site.copyright': texts.default({ 'zh-cn': '', en: '' }),
  'site.tel': z.string().max(40).default(''),
  'site.version': z.string().max(20).default('1.0.0'),
  /** Empty: files come from the shop itself. */
  'site.cdnUrl': elsewhere.default(''),
  /** Empty: the shop's own address. */
  'site.apiUrl': elsewhere.default(''),
  /** Visitors and customers get a page that says so; operators go on (docs/adr/0056-a-shop-that-is-closed-for-a-while.md). */
  'site.isInMaintenance': z.boolean().default(false),
  /** What that page says besides, and until when it is likely to last, in the shop's time: 2026-11-28 06:00. */
  'site.maintenanceNote': texts.default({ 'zh-cn': '', en: '' }),
  'site.maintenanceUntil': z.string().max(16).refine(isShopTime).default(''),
  'member.isCenterOpen': z.boolean().default(true),
  'member.isLoginCaptchaOn': z.boolean().default(true),
  /** Operators without a second factor can do nothing but set one up. The demo shop switches it off for its logins. */
  'member.isOperatorTwoFactorRequired': z.boolean().default(true),
  /** How many accounts one person may verify with the same ID number. */
  'member.accountsPerIdNumber': z.int().positive().default(1),
  /** From the request to close an account to its end. */
  'member.closingCoolOffDays': z.int().min(1).max(365).default(15),
  'upload.maxBytes': z
    .int()
    .positive()
    .default(10 * 1024 * 1024),
  'upload.allowedSuffixes': z
    .array(z.string())
    .default(['jpg', 'png', 'bmp', 'jpeg', 'gif', 'webp', 'zip', 'rar', 'wav', 'mp4', 'mp3']),
  /** Units of the shop's own beside those that every shop has: Chinese, English of one, English of several. */
  'catalogue.units': z.array(z.string().max(64).regex(ownUnitPattern)).max(60).default(commonUnits),
  'upload.allowedMimeTypes': z.array(z.string()).default([]),
  /** Where artwork is asked for, these take the place of the general ones. Print files are large. */
  'upload.artworkMaxBytes': z
    .int()
    .positive()
    .default(100 * 1024 * 1024),
  'upload.artworkSuffixes': z
    .array(z.string())
    .default([
      'pdf',
      'ai',
      'eps',
      'cdr',
      'tif',
      'tiff',
      'psd',
      'zip',
      'rar',
      'jpg',
      'jpeg',
      'png',
      'webp',
      'gif',
      'bmp',
    ]),
  /** What one member may keep at most; what nothing uses is removed after a day. */
  'upload.quotaBytes': z
    .int()
    .positive()
    .default(1024 * 1024 * 1024),
  'upload.filesPerHour': z.int().positive().default(100),
  /** Where transfers go. Without an account number the shop offers no bank transfer. */
  'payment.bank': z
    .object({ holder: z.string().max(100), bank: z.string().max(100), account: z.string().max(40) })
    .default({ holder: '', bank: '', account: '' }),
  /** How the bank names the columns of a statement, which is compared with the transfers that wait. */
  'payment.statementColumns': z
    .array(z.string().max(60).regex(statementColumn))
    .min(1)
    .max(40)
    .default([...defaultStatementColumns]),
  /**
   * What is asked for once more before the balance pays: the amount, confirmed; the password; or a code of the second
   * factor, and the password of whoever has none.
   */
  'payment.balanceProof': z.enum(['amount', 'password', 'code']).default('password'),
  'recharge.minFen': z.int().positive().default(100),
  'recharge.maxFen': z.int().positive().default(5_000_000),
  /** How many points are worth one yuan. */
  'points.perYuan': z.int().positive().default(100),
  /** How much of what is paid comes back as points, once an order is completed. */
  'points.earnBp': z.int().min(0).max(10_000).default(100),
  /** How much of an order points may pay at most. */
  'points.maxShareBp': z.int().min(0).max(10_000).default(2000),
  /** How long points live; 0: for ever. */
  'points.expireMonths': z.int().min(0).max(1200).default(12),
  /** Goods that are sent: what it costs, from which amount on it is free, and what is added for far provinces. */
  'shipping.baseFen': z.int().min(0).default(1200),
  'shipping.freeFromFen': z.int().min(0).default(29_900),
  'shipping.remoteFen': z.int().min(0).default(2000),
  /** Codes as the address book has them: Inner Mongolia, Tibet, Qinghai, Xinjiang. */
  'shipping.remoteProvinces': z.array(z.int()).default([150_000, 540_000, 630_000, 650_000]),
  /** Working days on the way at least, shown before anything is ordered. */
  'shipping.transitDays': z.int().min(0).max(90).default(2),
  'shipping.remoteTransitDays': z.int().min(0).max(90).default(5),
  /** How long a change of the account a store is paid to waits at least. */
  'store.payeeCoolingHours': z.int().min(1).max(720).default(72),
  /** When a seller should have answered a quotation; shown to both sides. */
  'quote.slaHours': z.int().positive().default(24),
  /** How long an offer holds, as its form begins. */
  'quote.validDays': z.int().min(1).max(366).default(30),
  /** How long before the end of an offer each side is reminded of it. */
  'quote.remindSellerHours': z.int().positive().default(48),
  'quote.remindBuyerHours': z.int().positive().default(24),
  /** An offer below this share of a line's list price needs a manager; 0: none does. A product may have its own. */
  'quote.floorBp': z.int().min(0).max(10_000).default(0),
  /** How long an order waits for its payment; an order from an offer in hours. */
  'order.payMinutes': z.int().positive().default(30),
  'order.quotePayHours': z.int().positive().default(24),
  /** Orders of the last hour that nobody has paid, from one network over all accounts; 0: as many as come. */
  'order.networkMaxUnpaid': z.int().min(0).max(100_000).default(200),
  /** How long the rest after a deposit is waited for, until its order may be closed. */
  'order.balanceDays': z.int().positive().default(30),
  /** How long a store may think about an order it claimed, or was given. */
  'pool.acceptMinutes': z.int().positive().default(30),
  'pool.ackHours': z.int().positive().default(2),
  /** How long an order waits in the pool until an operator is told, and until what was paid goes back. */
  'pool.expireHours': z.int().positive().default(48),
  'pool.refundHours': z.int().positive().default(72),
  /** How many orders a store may have claimed and not yet shipped. */
  'pool.maxOpen': z.int().positive().default(20),
  /** After so many days an order counts as received, by what it is. */
  'order.confirmDays': z.int().positive().default(10),
  'order.confirmServiceDays': z.int().positive().default(5),
  'order.confirmDigitalDays': z.int().positive().default(1),
  'order.extendDays': z.int().positive().default(7),
  'order.remindHours': z.int().positive().default(12),
  /** Above this, two operators close a paid order. */
  'order.closeAloneFen': z.int().min(0).default(100_000),
  /** From receipt to completion. */
  'aftersale.windowDays': z.int().positive().default(15),
  /** For how long after receipt goods may be returned without a reason. */
  'aftersale.noReasonDays': z.int().positive().default(7),
  /** How long a seller may think about a request, until it is approved or goes to the platform. */
  'aftersale.reviewHours': z.int().positive().default(48),
  /** How long a customer may take to send goods back, and goods to arrive. */
  'aftersale.returnDays': z.int().positive().default(7),
  'aftersale.receiveDays': z.int().positive().default(10),
  /** How long a seller may take to send a replacement, until the platform decides. */
  'aftersale.reshipDays': z.int().positive().default(15),
  /** How long a customer may object to a rejection. */
  'aftersale.disputeDays': z.int().positive().default(7),
  /** How long both sides may bring evidence, until the platform decides. */
  'aftersale.evidenceDays': z.int().positive().default(3),
  /** Before a deadline, whoever has to act is reminded. */
  'aftersale.remindHours': z.int().positive().default(12),
  /** Where goods of the platform's own orders are sent back to; empty: none are taken back. */
  'aftersale.returnReceiver': z.string().max(30).default(''),
  'aftersale.returnMobile': z.string().max(20).default(''),
  'aftersale.returnAddress': z.string().max(200).default(''),
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

/** What the page of a shop that is closed for a while is made of, and whether it is. */
export const maintenanceKeys = ['site.isInMaintenance', 'site.maintenanceNote', 'site.maintenanceUntil'] as const;

export type SettingKey = keyof typeof settingSchemas;
export type Settings = { [K in SettingKey]: z.output<(typeof settingSchemas)[K]> };

/** Reads a stored value; one that no longer fits its type counts as not set. */
export function readSetting<K extends SettingKey>(key: K, stored: unknown): Settings[K] {
  const schema = settingSchemas[key];
  const parsed = schema.safeParse(stored);
  return (parsed.success ? parsed.data : schema.parse(undefined)) as Settings[K];
}
