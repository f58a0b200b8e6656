import { productFormOf } from '../../lib/server/http/testing/product-forms-for-tests.ts';
import { type ApiUser, asUser } from '../fixtures/as-user.ts';
import { idOfMember } from '../fixtures/member-facts.ts';
import { expect, test } from '../fixtures/test.ts';

interface Detail {
  version: number;
  form: ReturnType<typeof productFormOf>;
}

/** A product in the shop, and its moves to other addresses. */
async function publishAt(desk: ApiUser, slug: string) {
  const { categories } = await desk.get<{ categories: { id: number }[] }>('/api/operator/product/choices');
  const product = productFormOf(slug, categories[0]?.id ?? 0);
  const { id } = await desk.post<{ id: number }>('/api/operator/product/save', { product });
  const read = () => desk.get<Detail>('/api/operator/product/info', { id });
  await desk.post('/api/operator/product/publish', { id, version: (await read()).version });
  return {
    move: async (to: string) => {
      const { version, form } = await read();
      await desk.post('/api/operator/product/save', { id, version, product: { ...form, slug: to } });
    },
    archive: async () => desk.post('/api/operator/product/archive', { id, version: (await read()).version }),
  };
}

test('an address of before leads to the present one for good, in both languages and with its query', async ({
  request,
}) => {
  const desk = await asUser(request, await idOfMember('demo_operator'));
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => `moved-${Date.now().toString(36)}-${letter}`) as [
    string,
    string,
    string,
  ];
  const look = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  const product = await publishAt(desk, a);
  await expect.poll(() => look(`/${a}`)).toEqual([200, undefined]);
  await product.move(b);
  await expect.poll(() => look(`/${a}`)).toEqual([308, `/${b}`]);
  await product.move(c);
  await expect.poll(() => look(`/${a}?utm_source=mail&x=1`)).toEqual([308, `/${c}?utm_source=mail&x=1`]);
  await product.move(a);
  await expect.poll(() => look(`/${a}`)).toEqual([200, undefined]);
  await expect.poll(() => look(`/${c}`)).toEqual([308, `/${a}`]);
  // From here on the visitor reads English: the address of the English page sets the language.
  expect(await look(`/en/${b}?utm_source=mail`)).toEqual([308, `/en/${a}?utm_source=mail`]);
  expect(await look(`/en/${a}`)).toEqual([200, undefined]);
  await product.archive();
  await expect.poll(() => look(`/${c}`)).toEqual([404, undefined]);
});
