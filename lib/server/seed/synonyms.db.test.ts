import { afterAll, describe, expect, it } from '@jest/globals';
import { createSynonyms, listProducts, listSynonyms } from '../catalogue/index.ts';
import { createTestContext } from '../db/test-context.ts';
import { insertFiles } from '../files/index.ts';
import { allProducts, allSpecs } from './content/all-content.ts';
import { seedSynonyms } from './content/synonyms.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const test = await createTestContext();
const { db, clock } = test.ctx;
expect(await listSynonyms(db)).toEqual([]);
const picture = { topic: 'demo', name: 'tile', mime: 'image/webp', size: 1, sha256: 'x' };
const [fileId = 0] = await insertFiles(db, [{ ...picture, url: '/storage/demo/t.webp', path: 'demo/t.webp' }]);
await seedCatalogue(db, { products: allProducts, specs: allSpecs, fileOf: () => fileId, now: clock.now() });
afterAll(() => test.close());

const groups = Object.values(seedSynonyms).flat();
const found = async (search: string) => {
  const { total, search: shown } = await listProducts(test.ctx, { locale: 'zh-cn', search });
  return { shown: shown?.shown, total };
};

describe('what customers of the demo shop call its goods', () => {
  it.each(groups.map((words) => [words]))('finds the same by every one of %j', async (words) => {
    const [own] = words;
    const whole = await found(own ?? '');
    expect(whole.shown).toBe('exact');
    expect(whole.total).toBeGreaterThan(0);
    for (const word of words) expect([word, await found(word)]).toEqual([word, whole]);
  });

  it('stays as operators keep it', async () => {
    const before = await listSynonyms(test.ctx.db);
    await createSynonyms(test.ctx.db, { 'zh-cn': [['一', '二']], en: [] });
    expect(await listSynonyms(test.ctx.db)).toEqual(before);
  });
});
