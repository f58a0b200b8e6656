import { DrizzleQueryError } from 'drizzle-orm';

/**
 * A failed query's error carries its parameters, and with them addresses, codes and hashes. Logs are read by others than
 * the database is: they get the statement and the database's own words only.
 */
export function withoutParameters(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { query, cause } = error;
  const reason = cause instanceof Error ? cause.message : 'unknown';
  const safe = new Error(`${reason} in: ${query}`);
  safe.name = error.name;
  // By it is known what is away, and lines about that are collapsed.
  const code = (cause as { code?: unknown } | undefined)?.code;
  if (typeof code === 'string') Object.assign(safe, { code });
  safe.stack = `${safe.name}: ${safe.message}\n${error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')}`;
  return safe;
}
