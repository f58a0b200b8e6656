// What it costs to hold answers against the contract before they are sent, in processor time beside JSON.stringify of the same answer:
// the sieve of the shop, zod's own parse, and z.encode with codecs for money and times; of the last, what routes spend on the same
// by hand.
// Rows are those of the recorded examples, repeated; the least of some rounds counts.
//   node bench/answers.ts [rounds, default 15]
import { z } from 'zod';
import { productHome, productInfo, productList } from '#lib/contract/catalogue/shop-products.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { moneyText, unixSeconds } from '#lib/contract/fields.ts';
import { operatorAudit } from '#lib/contract/identity/desk-audit.ts';
import { orderInfo, orderList } from '#lib/contract/orders/member-orders.ts';
import { storeOrders } from '#lib/contract/orders/order-lists.ts';
import { accountBalance } from '#lib/contract/wallet/member-movements.ts';
import { answerSchema } from '#lib/server/http/answer/answer-schema.ts';
import { sieveOf } from '#lib/server/http/answer/sieve.ts';
import type { CallName } from '#lib/server/http/examples/example.ts';
import { recordedExamples } from '#lib/server/http/examples/recorded-examples.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen, parseFen } from '#lib/server/kernel/money.ts';
import { printTable } from './shop-process.ts';

const rounds = Number(process.argv[2] ?? 15);
const turns = 500;

const cases: [entry: Endpoint, rows?: number][] = [
  [productList, 24],
  [productInfo],
  [productHome],
  [orderList, 20],
  [orderInfo],
  [storeOrders, 50],
  [accountBalance, 100],
  [operatorAudit, 100],
];

type Data = Record<string, unknown>;

/** What was recorded of a call, its list as long as a page of it. */
function answerOf({ method, path }: Endpoint, rows: number): Data {
  const { answer } = recordedExamples().get(`${method} ${path}` as CallName) ?? {};
  const { data } = (answer ?? {}) as { data: Data };
  const { list } = data;
  return Array.isArray(list) ? { ...data, list: Array.from({ length: rows }, () => structuredClone(list[0])) } : data;
}

/** Microseconds of one run. */
function costOf(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const begun = process.cpuUsage();
    for (let turn = 0; turn < turns; turn += 1) run();
    const { user, system } = process.cpuUsage(begun);
    least = Math.min(least, (user + system) / turns);
  }
  return least;
}

const timeCodec = z.codec(unixSeconds, z.date(), {
  decode: (seconds) => new Date(seconds * 1000),
  encode: toUnixSeconds,
});
const moneyCodec = z.codec(moneyText, z.int(), { decode: parseFen, encode: formatFen });

/** The schema with codecs where it has money and times. */
function withCodecs(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema === unixSeconds) return timeCodec;
  if (schema === moneyText) return moneyCodec;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return z.array(withCodecs(def.element));
  if (def.type === 'nullable') return z.nullable(withCodecs(def.innerType));
  if (def.type === 'optional') return z.optional(withCodecs(def.innerType));
  if (def.type !== 'object') return schema;
  return z.object(Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, withCodecs(field)])));
}

/** Turns each sum and each moment of an answer into what is sent, and nothing else. */
function convertAll(data: unknown, coded: z.core.$ZodType): () => void {
  const [moments, sums]: [Date[], number[]] = [[], []];
  const collect = (value: unknown, schema: z.core.$ZodType): void => {
    if (value === null || value === undefined) return;
    if (schema === timeCodec) moments.push(value as Date);
    if (schema === moneyCodec) sums.push(value as number);
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === 'array') for (const item of value as unknown[]) collect(item, def.element);
    if (def.type === 'nullable' || def.type === 'optional') collect(value, def.innerType);
    if (def.type === 'object')
      for (const [key, field] of Object.entries(def.shape)) collect((value as Data)[key], field);
  };
  collect(data, coded);
  return () => {
    for (const moment of moments) toUnixSeconds(moment);
    for (const sum of sums) formatFen(sum);
  };
}

function rowOf([entry, rows = 1]: (typeof cases)[number]): (string | number)[] {
  const data = answerOf(entry, rows);
  const schema = answerSchema(entry);
  const sieve = sieveOf(schema);
  const coded = withCodecs(schema) as z.ZodType;
  const inside = z.decode(coded, data);
  const written = costOf(() => JSON.stringify(data));
  const sifted = costOf(() => sieve.sift(data, []));
  const parsed = costOf(() => schema.parse(data));
  const encoded = costOf(() => z.encode(coded, inside));
  const converted = costOf(convertAll(inside, coded));
  const figures = [written, sifted, parsed, encoded, converted].map((cost) => cost.toFixed(1));
  const ratios = [sifted, parsed, encoded].map((cost) => (cost / written).toFixed(2));
  return [entry.path, rows, JSON.stringify(data).length, ...figures, ...ratios];
}

printTable(
  [
    'call',
    'rows',
    'bytes',
    'stringify µs',
    'sieve µs',
    'parse µs',
    'encode µs',
    'of it by hand',
    'sieve :',
    'parse :',
    'encode :',
  ],
  cases.map(rowOf),
);
