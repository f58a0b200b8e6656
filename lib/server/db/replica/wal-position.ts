/** A place in PostgreSQL's log: what was committed before it lies behind it. */
export type WalPosition = bigint;

const pageSize = 8192n;
/** The head of a page of the log. */
const headSize = 24n;

/**
 * Reads what PostgreSQL writes as `16/B374D848`. The place behind the head of a page that has nothing else yet is the end
 * of the page before it: a replica never says that it has come to the former.
 */
export function toWalPosition(text: string): WalPosition {
  const [high = '', low = ''] = text.split('/');
  const position = (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
  return position % pageSize === headSize ? position - headSize : position;
}
