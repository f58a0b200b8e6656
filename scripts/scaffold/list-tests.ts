import type { ListNames } from './list-names.ts';
import { text } from './text.ts';

/** Who asks in the test of the route, and whose the rows are. */
const callers: Record<ListNames['audience'], { imports: string; make: string; whose: string }> = {
  desk: {
    imports: `import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';`,
    make: `const newCaller = () => createSignedInOperator(test.ctx);`,
    whose: '',
  },
  store: {
    imports: text`
      import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
      import { createTestStore } from '#lib/server/factories/store-factories.ts';
    `,
    make: text`
      const newCaller = async () => {
        const { owner, store } = await createTestStore(test.ctx);
        return { id: store.id, token: (await signIn(test.ctx, owner.id)).token };
      };
    `,
    whose: 'storeId: id, ',
  },
  member: {
    imports: `import { createTestUser, signIn } from '#lib/server/factories/factories.ts';`,
    make: text`
      const newCaller = async () => {
        const { id } = await createTestUser(test.ctx);
        return { id, token: (await signIn(test.ctx, id)).token };
      };
    `,
    whose: 'userId: id, ',
  },
};

export function routeTest(names: ListNames): string {
  const { domain, name, table, path, audience, owner } = names;
  const { imports, make, whose } = callers[audience];
  return text`
    import { afterAll, expect, it } from '@jest/globals';
    ${imports}
    import { ${table} } from '#lib/server/${domain}/${name}-tables.ts';
    import { createTestApi } from '../../test-api.ts';

    const test = await createTestApi();
    afterAll(() => test.close());

    const path = '${path}';
    ${make}
    const titlesOf = async (caller: { token: string }, query = '') =>
      (await test.get(\`\${path}\${query}\`, caller)).data.list.map(({ title }: { title: string }) => title);
    const write = (${owner ? 'id: number, ' : ''}...titles: string[]) =>
      test.ctx.db.insert(${table}).values(titles.map((title) => ({ ${whose}title })));

    it('shows the newest first, and what a part of the title names', async () => {
      const caller = await newCaller();
      await write(${owner ? 'caller.id, ' : ''}'Paper bags', 'Boxes 100%');
      expect(await titlesOf(caller)).toEqual(['Boxes 100%', 'Paper bags']);
      expect(await titlesOf(caller, '?q=paper')).toEqual(['Paper bags']);
      expect(await titlesOf(caller, '?q=%25')).toEqual(['Boxes 100%']);
    });

    ${owner ? othersTest : ''}
    ${strangersTest(audience)}
  `;
}

const othersTest = text`
  it('shows nobody the rows of another', async () => {
    const [caller, other] = [await newCaller(), await newCaller()];
    await write(other.id, 'Not yours');
    expect(await titlesOf(caller)).toEqual([]);
  });
`;

function strangersTest(audience: ListNames['audience']): string {
  const guests = `expect(await test.get(path)).toMatchObject({ code: 303 });`;
  if (audience === 'member') return `it('is closed to guests', async () => { ${guests} });`;
  return text`
    it('is closed to guests and to customers', async () => {
      ${guests}
      const { id } = await createTestUser(test.ctx);
      expect(await test.get(path, await signIn(test.ctx, id))).toMatchObject({ code: 401 });
    });
  `;
}
