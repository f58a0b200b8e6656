/** PostgreSQL's own words for trouble that is not about the statement: lost, full, starting or stopping (appendix A). */
const transientStates = /^(08|53|57P0[1235])/;

/** The network's, and those of a disk without room. */
const transientCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  // What `fetch` calls the same.
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The driver gives these no code. */
const transientWords =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/;

/**
 * Whether what the shop stands on is away or cannot work for now, which passes without anybody changing the shop: the
 * database restarts, the network is broken, all connections are taken, a disk is full. Anything else is a fault of the shop.
 */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  if (transientCodes.has(code) || transientStates.test(code) || transientWords.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isTransientError)) return true;
  return isTransientError(error.cause);
}
