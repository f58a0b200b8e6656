import { sql } from 'drizzle-orm';
import type { Envelope } from '#lib/contract/endpoint.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { createTestContext, type TestContext } from '../db/test-context.ts';
import type { ServerEnv } from '../env.ts';
import { hashToken } from '../kernel/ids.ts';
import { ensureRules } from '../setup/first-rules.ts';
import { createHeldApi } from './answer/held-api-for-tests.ts';
import type { Api } from './app.ts';
import { watchOperators } from './testing/operator-trace-for-tests.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
export type AnyData = any;

export interface Caller {
  token?: string;
  ip?: string;
  locale?: Locale;
  /** The `Idempotency-Key` of what is sent. */
  once?: string;
}

export interface TestApi extends TestContext {
  api: Api;
  get(path: string, caller?: Caller): Promise<Envelope<AnyData>>;
  post(path: string, body: unknown, caller?: Caller): Promise<Envelope<AnyData>>;
  /** Asks for a captcha and returns the two fields of a right answer. */
  solveCaptcha(ip?: string): Promise<{ captchaId: string; captchaInfo: string }>;
  /** The code last sent to an address. */
  readCode(address: string): Promise<string>;
}

export const testAddress = '192.0.2.1';

/**
 * The API over a database of its own with rules and groups, called without a network. English unless told. A call throws where
 * its answer is not as the contract says; closing fails where an operator changed something that the audit log does not know.
 * `open` says what the database holds: nothing, unless told.
 */
export async function createTestApi(env: Partial<ServerEnv> = {}, open = createTestContext): Promise<TestApi> {
  const test = await open(env);
  const { ctx } = test;
  await ensureRules(ctx);
  const api = createHeldApi(ctx);
  const send = async (
    path: string,
    init: RequestInit,
    { token = '', ip = testAddress, locale = 'en', once }: Caller,
  ) => {
    const named = { 'content-type': 'application/json', 'think-lang': locale, 'ba-user-token': token };
    const headers = { ...named, ...(once && { 'idempotency-key': once }) };
    const request = new Request(`http://shop.test${path}`, { ...init, headers });
    return (await (await api.fetch(request, { remoteAddress: ip })).json()) as Envelope<AnyData>;
  };
  const get: TestApi['get'] = (path, caller = {}) => send(path, {}, caller);
  const operators = watchOperators(ctx.db);
  const post: TestApi['post'] = (path, body, caller = {}) =>
    operators.watch(path, () => send(path, { method: 'POST', body: JSON.stringify(body) }, caller));
  return {
    ...test,
    api,
    get,
    post,
    close: async () => {
      await api.close();
      await test.close();
      operators.requireTraces();
    },
    solveCaptcha: async (ip = testAddress) => {
      const captchaId = crypto.randomUUID();
      await get(`/api/common/clickCaptcha?id=${captchaId}`, { ip });
      return { captchaId, captchaInfo: await readSolution(test, captchaId) };
    },
    readCode: async (recipient) => {
      const { rows } = await ctx.db.execute(
        sql`select values->>'code' as code from outbox_messages where recipient = ${recipient} order by id desc limit 1`,
      );
      return String(rows[0]?.code ?? '');
    },
  };
}

/** The right clicks of an open challenge, as a client sends them. */
export async function readSolution({ ctx }: Pick<TestContext, 'ctx'>, id: string): Promise<string> {
  const { rows } = await ctx.db.execute(
    sql`select solution->'marks' as marks from captcha_challenges where id_hash = ${hashToken(id)}`,
  );
  const marks = (rows[0]?.marks ?? []) as { x: number; y: number }[];
  return `${marks.map(({ x, y }) => `${x},${y}`).join('-')};350;200`;
}
