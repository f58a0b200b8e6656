import { afterAll, describe, expect, it } from '@jest/globals';
import { legalKinds } from '#lib/contract/site/desk-legal.ts';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { updateSettings } from '#lib/server/site/change-settings.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

const draft = (kind: string, who: { token: string } = operator) =>
  test.post('/api/operator/legal/draft', { kind }, who);
const list = async (): Promise<AnyData[]> => (await test.get('/api/operator/legal/list', operator)).data.list;
const textsOf = async (id: number) => (await test.get(`/api/operator/page/info?id=${id}`, operator)).data;

describe('legal texts', () => {
  it('are missing in a new shop, and named', async () => {
    expect((await list()).map(({ kind, state, page_id: id }) => [kind, state, id])).toEqual(
      legalKinds.map((kind) => [kind, 'missing', null]),
    );
  });

  it.each(legalKinds)('%s is written from its template in both languages, for an owner to read', async (kind) => {
    await updateSettings(test.ctx, {
      'site.name': { 'zh-cn': '麦香烘焙', en: 'Wheat & Co <bakers>' },
      'site.company': { company: '', creditCode: '', address: '' },
      'site.tel': '400-800-1234',
    });
    const { data } = await draft(kind);
    const page = await textsOf(data.page_id);
    expect(page).toMatchObject({ url: kind, is_published: false });
    for (const locale of ['zh-cn', 'en']) {
      const { title, body } = page.texts[locale];
      expect(title.length).toBeGreaterThan(2);
      expect(body).toContain('<h2>');
      expect(body).not.toMatch(/\{(?:shopName|company|address|tel)\}|<bakers>|##/);
    }
    expect((await list()).find((text) => text.kind === kind)).toMatchObject({ state: 'draft', page_id: data.page_id });
    // What an owner has changed meanwhile stays.
    expect((await draft(kind)).data).toEqual(data);
  });

  it('are not shown to visitors before they are published', async () => {
    expect((await test.get('/api/content/page?url=terms')).code).not.toBe(1);
  });

  it('promise what the settings say, also after they were changed', async () => {
    const ids = await Promise.all(legalKinds.map(async (kind) => (await draft(kind)).data.page_id));
    for (const [index, url] of legalKinds.entries()) {
      const { texts, version, sort } = await textsOf(ids[index]);
      const page = { id: ids[index], version, url, is_published: true, sort, texts };
      expect(await test.post('/api/operator/page/save', page, operator)).toMatchObject({ code: 1 });
    }
    await updateSettings(test.ctx, {
      'aftersale.noReasonDays': 41,
      'shipping.freeFromFen': 12_350,
      'order.payMinutes': 77,
    });
    const shown = async (url: string) => (await test.get(`/api/content/page?url=${url}`, { locale: 'en' })).data.body;
    const bodies = await Promise.all(legalKinds.map(shown));
    expect(bodies.join('')).not.toMatch(/\{\w+\}/);
    expect(await shown('returns')).toContain('within 41 days');
    expect(await shown('delivery')).toContain('¥123.5 ');
    expect(await shown('terms')).toContain('within 77 minutes');
  });

  it('are refused to customers, and of kinds that there are none', async () => {
    const { id } = await createTestUser(test.ctx);
    expect(await draft('terms', await signIn(test.ctx, id))).toMatchObject({ code: 401 });
    expect(await draft('imprint')).toMatchObject({ code: 0 });
  });
});
