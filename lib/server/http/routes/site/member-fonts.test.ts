import { afterAll, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { findUndrawable } from '#lib/server/kernel/drawing/drawable-text.ts';
import { rareCharacters } from '#lib/utils/rare-characters.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

it('names the characters of a text that no font has, and refuses nobody for them', async () => {
  const { token } = await signIn(test.ctx, (await createTestUser(test.ctx)).id);
  const ask = (text: string) => test.get(`/api/site/undrawable?text=${encodeURIComponent(text)}`, { token });
  expect((await ask('王𡋾的店😀𡋾 㐂𠮷 Žižek')).data).toEqual({
    list: [
      { character: '𡋾', code: 'U+212FE' },
      { character: '😀', code: 'U+1F600' },
    ],
  });
  expect((await ask('青山印务')).data).toEqual({ list: [] });
  expect((await ask('x'.repeat(201))).data.fields).toEqual({ text: expect.any(String) });
  expect(await test.get('/api/site/undrawable?text=a')).toMatchObject({ code: 303 });
});

it('forms ask about all that a font may lack: what they do not ask about is drawn', () => {
  const common = Array.from({ length: 0x11_0000 }, (_, point) => point)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((character) => rareCharacters(character) === '');
  expect(common.length).toBeGreaterThan(20_000);
  expect(findUndrawable(common.join(''))).toEqual([]);
});
