import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { countQuery } from './query-tally.ts';
import { createStatementNames } from './statement-names.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool whose statements are counted for whoever asks them, and named where they come again. */
export class Pool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    const nameOf = createStatementNames();
    this.on('connect', (client) => {
      client.query = ((statement: unknown, ...rest: unknown[]) => {
        countQuery();
        const { query } = pg.Client.prototype as { query: (...all: unknown[]) => unknown };
        return query.call(client, withName(statement, rest[0], nameOf), ...rest);
      }) as typeof client.query;
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(onConnected: Connected): void;
  /** Who waited for a connection goes on as who they are, not as the one whose connection came free. */
  override connect(onConnected?: Connected): Promise<pg.PoolClient> | undefined {
    if (!onConnected) return super.connect();
    super.connect(AsyncResource.bind(onConnected));
    return undefined;
  }
}

interface NamelessStatement {
  text: string;
  name?: string | undefined;
}

const isStatement = (value: unknown): value is NamelessStatement =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** The query builder's statements: an object, and parameters beside it. Whatever else asks stays as it is. */
function withName(statement: unknown, parameters: unknown, nameOf: (text: string) => string | undefined): unknown {
  if (!isStatement(statement) || statement.name || !Array.isArray(parameters) || parameters.length === 0)
    return statement;
  const name = nameOf(statement.text);
  return name ? { ...statement, name } : statement;
}
