import { sql } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { workMovings } from '#lib/server/workflows/moving-in/work-moving.ts';
import { askAs } from '../access/ask-as-for-tests.ts';
import { type AnyData, createTestApi } from '../test-api.ts';
import { upload } from '../uploads/uploads-for-tests.ts';

interface Brought {
  name?: string;
  source?: string;
  locale?: Locale;
}

/** What nobody has foreseen is no result of a record in a test. */
function unexpected({ err }: AnyData): void {
  throw err;
}

export type MovingDesk = Awaited<ReturnType<typeof openMovingDesk>>;

/** The desk of an operator who moves in from another system, with the API behind it and the job beside it. */
export async function openMovingDesk() {
  const test = await createTestApi();
  const operator = await createSignedInOperator(test.ctx);
  const call = (name: string, body: object, who = operator) =>
    askAs(test, who, `post /api/operator/moving/${name}`, body) as Promise<AnyData>;
  const infoOf = async ({ id }: AnyData): Promise<AnyData> =>
    (await test.get(`/api/operator/moving/info?id=${id}`, operator)).data;
  const work = async (found: AnyData): Promise<AnyData> => {
    await workMovings(test.ctx, { log: { error: unexpected } });
    return infoOf(found);
  };
  const send = (bytes: Uint8Array | string, { name = 'export.csv', source, locale = 'en' }: Brought = {}) => {
    const path = `/api/operator/moving/upload${source === undefined ? '' : `?source=${source}`}`;
    return upload(test, { token: operator.token, bytes: Buffer.from(bytes), name, type: '', path, locale });
  };
  const check = async (found: AnyData, options: object = {}): Promise<AnyData> => {
    const body = { id: found.id, mapping: found.mapping, options: { ...found.options, ...options } };
    const answer = await call('check', body);
    if (answer.code !== 1) throw new Error(JSON.stringify(answer));
    return work(found);
  };
  const run = async (found: AnyData): Promise<AnyData> => {
    const answer = await call('run', { id: found.id });
    if (answer.code !== 1) throw new Error(JSON.stringify(answer));
    return work(found);
  };
  return {
    test,
    operator,
    call,
    send,
    check,
    run,
    work,
    infoOf,
    /** Sends, checks and moves in, without pictures. */
    bring: async (bytes: Uint8Array | string, more: Brought & { options?: object } = {}): Promise<AnyData> => {
      const sent = await send(bytes, more);
      if (!sent.data?.id) throw new Error(JSON.stringify(sent));
      return run(await check(sent.data, { pictures: false, ...more.options }));
    },
    undo: async (found: AnyData): Promise<AnyData> => {
      const answer = await call('undo', { id: found.id });
      return answer.code === 1 ? work(found) : answer;
    },
    productOf: async (slug: string): Promise<AnyData> => {
      const { rows } = await test.ctx.db.execute<{ id: number }>(sql`select id from products where slug = ${slug}`);
      return rows[0] && (await test.get(`/api/operator/product/info?id=${rows[0].id}`, operator)).data;
    },
    report: async ({ id }: AnyData): Promise<string> => {
      const headers = { 'ba-user-token': operator.token, 'think-lang': 'en' };
      const request = new Request(`http://shop.test/api/operator/moving/report?id=${id}`, { headers });
      return (await test.api.fetch(request, { remoteAddress: '192.0.2.1' })).text();
    },
  };
}
