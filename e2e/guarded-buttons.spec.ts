import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { deskRoutes } from '../lib/routes/desk-routes.ts';
import { storeRoutes } from '../lib/routes/store-routes.ts';
import { createTestUser } from '../lib/server/factories/factories.ts';
import { createHolder } from '../lib/server/seed/group-factory.ts';
import catalogue from '../messages/zh-cn/catalogueDesk.json' with { type: 'json' };
import people from '../messages/zh-cn/identityDesk.json' with { type: 'json' };
import payments from '../messages/zh-cn/paymentsDesk.json' with { type: 'json' };
import batches from '../messages/zh-cn/payoutsBatches.json' with { type: 'json' };
import corrections from '../messages/zh-cn/settlementCorrections.json' with { type: 'json' };
import deposits from '../messages/zh-cn/settlementDeposits.json' with { type: 'json' };
import settlement from '../messages/zh-cn/settlementDesk.json' with { type: 'json' };
import statements from '../messages/zh-cn/settlementStatements.json' with { type: 'json' };
import shell from '../messages/zh-cn/shell.json' with { type: 'json' };
import site from '../messages/zh-cn/siteDesk.json' with { type: 'json' };
import profile from '../messages/zh-cn/storeProfile.json' with { type: 'json' };
import ui from '../messages/zh-cn/ui.json' with { type: 'json' };
import books from '../messages/zh-cn/walletBooks.json' with { type: 'json' };
import { goWithin } from './fixtures/go-within.ts';
import { enterBy, openSession } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { expect, test } from './fixtures/one-browser.ts';
import { withShop } from './fixtures/shop-context.ts';
import { firstRecord, readButtons } from './pages/buttons.ts';

/** What pages offer to who may do everything there, whatever there is to do. */
const offered: Record<'desk' | 'store', Record<string, readonly string[]>> = {
  desk: {
    '/user/desk/products': [catalogue.products.import, catalogue.products.create],
    '/user/desk/categories': [catalogue.categories.add],
    '/user/desk/attributes': [catalogue.attributes.add],
    '/user/desk/synonyms': [catalogue.synonyms.add],
    '/user/desk/pages': [site.pages.add],
    '/user/desk/groups': [people.groups.add],
    '/user/desk/adjustments': [payments.adjustments.propose],
    '/user/desk/ledger': [payments.ledger.run],
    '/user/desk/rates': [settlement.rates.set],
    '/user/desk/payouts': [batches.make],
    '/user/desk/corrections': [corrections.propose],
    '/user/desk/deposits': [deposits.desk.propose],
    '/user/desk/statements': [statements.desk.make.button],
    '/user/desk/books': [books.exports.label],
  },
  store: { '/user/store/profile': [profile.staff.invite, profile.holiday.start] },
};

/**
 * What only shows something, or concerns nobody but the reader. Everything else is a button of a call: one that is new
 * and only shows something is named here, and none that changes or uncovers a record.
 */
const harmless = [
  /^(?:查找|筛选|更多筛选|收起筛选|列|导出|键盘快捷键|保存视图|上一页|下一页|展开选项|收起选项|清除|全部展开|重试|返回商品列表)$/,
  /^(?:近 \d+ 天|销售额|订单数|退款率|平均抢单用时)/,
  /^(?:我方负责|待接手|查看待接手的询价|去接单池$)/,
  /^(?:售后统计$|推广员$|推荐关系$|等级与比例$|佣金明细$|查看 \S+\.(?:jpe?g|png|webp|mp4)$)/,
  /^(?:复制|下载|清除筛选$|刷新$|导出待开发票$|保存 PDF|对比|配货单$|计算$)/,
  // What was told to a program, by its number: the list has it already.
  /^查看 [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  // Entries of lists that open what they name.
  /\.(?:jpe?g|png|webp|gif|svg|mp4|webm) ?(?:未使用|用于 \d+ 处)/,
  /个商品，在售|含下级在售|\d+ 个值 ·|\d+ 项权限|全部权限|\d+ 项$/,
  /^退出店铺$/,
  // What was changed, the shop itself, and the next step of the setup.
  /^(?:修改记录|查看商城|跳过)$/,
];

type Routes = readonly { pattern: string }[];
const listsOf = (routes: Routes) =>
  routes.filter(({ pattern }) => !/info$/.test(pattern)).map(({ pattern }) => pattern);

/** Opens the pages one after the other, and of each list its first record; says what was offered on which. */
async function walk(page: Page, paths: readonly string[]): Promise<{ seen: number; buttons: string[] }> {
  const buttons: string[] = [];
  const records = new Map<string, string>();
  let seen = 0;
  const look = async (path: string) => {
    await goWithin(page, path);
    const offered = await readButtons(page);
    // A page that the role does not have shows nothing at all.
    if (await page.getByRole('heading', { level: 1, name: shell.notFound.title, exact: true }).isVisible()) return;
    seen += 1;
    buttons.push(...offered.map((name) => `${path}: ${name}`));
    const record = await firstRecord(page);
    if (record) records.set(record.split('?')[0] ?? '', record);
  };
  for (const path of paths) await look(path);
  for (const path of [...records.values()]) await look(path);
  return { seen, buttons };
}

const isHarmless = (button: string) => harmless.some((pattern) => pattern.test(button.slice(button.indexOf(': ') + 2)));

/** Nodes of a side by which pages open and lists are read, and none by which anything is done. */
const readingNodes = (side: 'desk' | 'store') =>
  withShop(async ({ db }) => {
    const calls = side === 'desk' ? 'operator/%' : 'store/%';
    const { rows } = await db.execute<{ name: string }>(sql`
      select name from user_rules where (type <> 'button' and name like ${`${side}%`})
        or (type = 'button' and name like ${calls}
          and name ~ '/(list|see|info|notices|transfers|check|legalChanges|payeeChanges)$')`);
    return rows.map(({ name }) => name);
  });

/** An operator who may see every page of the desk, and do nothing there. */
async function newReader(): Promise<number> {
  const nodes = await readingNodes('desk');
  return (await withShop((ctx) => createHolder(ctx, nodes))).id;
}

/** Somebody of the demo's store who may see every page of it, and do nothing there. */
async function newStaff(): Promise<number> {
  const nodes = await readingNodes('store');
  return withShop(async (ctx) => {
    const { id: holder } = await createHolder(ctx, nodes);
    const { id } = await createTestUser(ctx);
    await ctx.db.execute(sql`insert into store_members (store_id, user_id, role)
      select m.store_id, ${id}, 'finance' from store_members m join users u on u.id = m.user_id
      where u.username = 'demo_store' limit 1`);
    await ctx.db.execute(sql`update users set group_id = (select group_id from users where id = ${holder})
      where id = ${id}`);
    return id;
  });
}

for (const { side, who, all, make, routes } of [
  { side: 'desk', who: 'an operator who may only look', all: 'demo_operator', make: newReader, routes: deskRoutes },
  { side: 'store', who: 'staff who may only look', all: 'demo_store', make: newStaff, routes: storeRoutes },
] as const) {
  test.describe(`buttons of the ${side}`, () => {
    test('are there for who may do everything', async ({ page, baseURL }) => {
      test.setTimeout(120_000);
      await enterBy(page, baseURL ?? '', await openSession(await idOfMember(all)));
      for (const [path, names] of Object.entries(offered[side])) {
        await goWithin(page, path);
        expect(await readButtons(page), path).toEqual(expect.arrayContaining([...names]));
      }
    });

    test(`are removed for ${who}`, async ({ page, baseURL }) => {
      test.setTimeout(300_000);
      await enterBy(page, baseURL ?? '', await openSession(await make()));
      const { seen, buttons } = await walk(page, listsOf(routes));
      expect(seen).toBeGreaterThan(side === 'desk' ? 25 : 5);
      expect(buttons.filter((each) => !isHarmless(each))).toEqual([]);
    });
  });
}

test('a page whose call somebody may not make says so, and offers no other try', async ({ page, baseURL }) => {
  const { id } = await withShop((ctx) => createHolder(ctx, ['deskCatalogue', 'desk/synonyms']));
  await enterBy(page, baseURL ?? '', await openSession(id));
  await page.goto('/user/desk/synonyms');
  await expect(page.getByRole('main').getByText(ui.forbidden.title)).toBeVisible();
  await expect(page.getByRole('button', { name: ui.retry })).toHaveCount(0);
});
