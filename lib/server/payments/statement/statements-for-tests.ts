import { defaultStatementColumns } from '#lib/contract/payments/bank-statement.ts';
import { readStatement } from './read-statement.ts';

const settings = { 'payment.statementColumns': [...defaultStatementColumns] };
export const read = (content: Uint8Array | string, columns = settings) =>
  readStatement(typeof content === 'string' ? Buffer.from(content) : content, columns);

export const head = '交易日期,收入金额,支出金额,对方户名,附言,交易流水号';
export const refused = (key: string, values?: object) => ({ fields: { content: { key, ...(values && { values }) } } });

/** Amounts of what came, what stands in rows that cannot be read, and how many are left out. */
export async function amountsOf(...args: Parameters<typeof read>) {
  const { receipts, unreadable, leftOut } = await read(...args);
  return [receipts.map(({ amount }) => amount), unreadable.map(({ text }) => text), leftOut];
}
