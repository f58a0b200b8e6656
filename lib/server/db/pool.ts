import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { runFor } from '../observe/cause.ts';
import { sqlComment } from '../observe/sql-comment.ts';
import { beginStatement } from '../observe/statements.ts';
import { collectReads, mayTravelTogether, type WaitingRead } from './reading/reads-together.ts';
import { countQuery, countTogether } from './statements/query-tally.ts';
import { createStatementNames } from './statements/statement-names.ts';

type Connected = Parameters<pg.Pool['connect']>[0];
type Question = [statement: unknown, ...rest: unknown[]];
type Ask = (...question: Question) => unknown;

/**
 * A pool whose statements are counted for whoever asks them, and named where they come again. What one call reads in the
 * same moment travels together: sent at once on one connection, answered in one go (`docs/adr/0024`).
 */
export class Pool extends pg.Pool {
  /** Undefined: no statement keeps a name, a library's own neither. */
  readonly #nameOf: ((text: string) => string | undefined) | undefined;
  readonly #readTogether = collectReads((reads) => this.#send(reads));

  constructor({ namesStatements, ...config }: pg.PoolConfig & { namesStatements: boolean }) {
    super({ ...config, pipeline: true });
    this.#nameOf = namesStatements ? createStatementNames() : undefined;
    this.on('connect', (client) => {
      let underWay = 0;
      const arrive = () => {
        underWay -= 1;
      };
      client.query = ((...question: Question) => {
        const answer = this.#ask(client, question);
        // Who hands over a function to call back is the pool, with one statement a connection.
        const isAwaited = answer instanceof Promise;
        countQuery(isAwaited && underWay > 0);
        if (isAwaited) {
          underWay += 1;
          answer.then(arrive, arrive);
        }
        return answer;
      }) as typeof client.query;
    });
    const askAlone = super.query.bind(this) as Ask;
    this.query = ((...question: Question) =>
      mayTravelTogether(question[0]) && !question.some((each) => typeof each === 'function')
        ? this.#readTogether(question[0], question[1])
        : askAlone(...question)) as typeof this.query;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(onConnected: Connected): void;
  /** Who waited for a connection goes on as who they are, not as the one whose connection came free. */
  override connect(onConnected?: Connected): Promise<pg.PoolClient> | undefined {
    if (!onConnected) return super.connect();
    super.connect(AsyncResource.bind(onConnected));
    return undefined;
  }

  #ask(client: pg.PoolClient, [statement, ...rest]: Question): unknown {
    const { query } = pg.Client.prototype as unknown as { query: Ask };
    const text = textOf(statement);
    if (text === undefined) return query.call(client, statement, ...rest);
    const comment = sqlComment();
    const nameOf = this.#nameOf;
    const plain = nameOf ? withName(statement, rest[0], nameOf) : withoutName(statement);
    const asked = comment ? withComment(statement, comment) : plain;
    const end = beginStatement(text);
    if (!end) return query.call(client, asked, ...rest);
    const answer = query.call(client, asked, ...rest.map((each) => endingWith(each, end)));
    if (answer instanceof Promise) answer.then(() => end(), end);
    return answer;
  }

  /**
   * Sends all without waiting in between, and answers when the last one has come: who goes on from there asks together
   * again. One that fails leaves the others alone.
   */
  async #send(reads: WaitingRead[]): Promise<void> {
    try {
      const client = await this.connect();
      countTogether(reads.map(({ tally }) => tally));
      const answers = await Promise.allSettled(
        reads.map(async ({ statement, parameters, cause }) =>
          runFor(cause, () => this.#ask(client, [statement, parameters])),
        ),
      );
      const failed = answers.find((answer) => answer.status === 'rejected');
      client.release(failed?.reason);
      reads.forEach(({ resolve, reject }, index) => {
        const answer = answers[index];
        if (answer?.status === 'fulfilled') resolve(answer.value);
        else reject(answer?.reason);
      });
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }
}

/** Undefined for what is no statement of one text, such as a cursor. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  return isStatement(statement) && !('submit' in statement) ? statement.text : undefined;
}

/** The pool calls back where others wait for a promise. */
function endingWith(each: unknown, end: (error?: unknown) => void): unknown {
  if (typeof each !== 'function') return each;
  return (error: unknown, answer: unknown) => {
    end(error ?? undefined);
    each(error, answer);
  };
}

/** A text of its own gets no name: a connection would keep a plan for each request (docs/adr/0042). */
const withComment = (statement: unknown, comment: string): unknown =>
  isStatement(statement) ? { ...statement, name: undefined, text: statement.text + comment } : `${statement}${comment}`;

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

const withoutName = (statement: unknown): unknown =>
  isStatement(statement) && statement.name ? { ...statement, name: undefined } : statement;
