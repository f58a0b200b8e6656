import { z } from 'zod';
import { defaultStatementColumns, statementColumn } from '#lib/contract/payments/bank-statement.ts';
import { mostTrades, tradeLine } from '#lib/contract/store/store-trades.ts';

/** From what is paid to what comes back: payments, points, freight, offers, orders and after-sales. */
export const saleSettings = {
  /** Where transfers go. Without an account number the shop offers no bank transfer. */
  'payment.bank': z
    .object({ holder: z.string().max(100), bank: z.string().max(100), account: z.string().max(40) })
    .default({ holder: '', bank: '', account: '' }),
  /** How many working days it usually takes until a transfer is found on the statement; shown to customers. */
  'payment.transferDays': z.int().min(1).max(60).default(1),
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
  /** How many working days the review of a store usually takes; shown to who applies. */
  'store.reviewDays': z.int().min(1).max(60).default(2),
  /** What stores can do: a line each, with the key that records hold, the Chinese and the English. */
  'store.trades': z
    .array(z.string().max(120).regex(tradeLine))
    .min(1)
    .max(mostTrades)
    .refine((lines) => new Set(lines.map((line) => line.split('/')[0])).size === lines.length)
    .default(['goods/商品销售/Goods', 'manufacturing/生产加工/Manufacturing', 'services/服务/Services']),
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
} as const;
