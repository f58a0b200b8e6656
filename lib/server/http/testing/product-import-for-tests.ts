import { sql } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { askAs } from '../access/ask-as-for-tests.ts';
import { type AnyData, createTestApi } from '../test-api.ts';
import { upload } from '../uploads/uploads-for-tests.ts';

interface Brought {
  name?: string;
  type?: string;
  sheet?: string;
  locale?: Locale;
}

export type ImportDesk = Awaited<ReturnType<typeof openImportDesk>>;

/** The desk of an operator who imports products, with the API behind it. */
export async function openImportDesk() {
  const test = await createTestApi();
  const operator = await createSignedInOperator(test.ctx);
  const call = (name: string, body: object, who = operator) =>
    askAs(test, who, `post /api/operator/product/${name}`, body) as Promise<AnyData>;
  const send = (bytes: Uint8Array | string, more: Brought = {}) => {
    const { name = 'a.csv', type = '', sheet, locale } = more;
    const path = `/api/operator/product/importUpload${sheet === undefined ? '' : `?sheet=${encodeURIComponent(sheet)}`}`;
    return upload(test, { token: operator.token, bytes: Buffer.from(bytes), name, type, path, locale });
  };
  const goOn = async (id: number, who = operator): Promise<AnyData> => {
    for (;;) {
      const { data } = await call('importStep', { id }, who);
      if (data.status !== 'checking' && data.status !== 'running') return data;
    }
  };
  const begin = async ({ id, mapping }: AnyData): Promise<AnyData> => {
    await call('importCheck', { id, mapping });
    return goOn(id);
  };
  const fetchFile = async (path: string): Promise<Buffer> => {
    const headers = { 'ba-user-token': operator.token, 'think-lang': 'en' };
    const request = new Request(`http://shop.test/api/operator/product/${path}`, { headers });
    return Buffer.from(await (await test.api.fetch(request, { remoteAddress: '192.0.2.1' })).arrayBuffer());
  };
  return {
    test,
    operator,
    newOperator: () => createSignedInOperator(test.ctx),
    call,
    send,
    goOn,
    /** Sends a file and checks its rows as the shop has guessed its columns. */
    check: async (bytes: Uint8Array | string): Promise<AnyData> => begin((await send(bytes)).data.found),
    run: async ({ id }: AnyData): Promise<AnyData> => {
      await call('importRun', { id });
      return goOn(id);
    },
    productOf: async (slug: string): Promise<AnyData> => {
      const { rows } = await test.ctx.db.execute<{ id: number }>(sql`select id from products where slug = ${slug}`);
      return rows[0] && (await test.get(`/api/operator/product/info?id=${rows[0].id}`, operator)).data;
    },
    fetchFile,
    fetchText: async (path: string): Promise<string> => new TextDecoder().decode(await fetchFile(path)),
  };
}
