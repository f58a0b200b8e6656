import { sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { createUser, findUserByName, hasGroup, saveGroup, saveRules } from '../identity/index.ts';
import { updateSettings } from '../site/index.ts';
import { demoLogins, demoPassword } from './demo-logins.ts';
import { customerRules, headNavigationRules, operatorRules, storeRules, userMenuRules } from './rules.ts';

/**
 * Groups, menus and permissions that every shop starts with, demo or not: without them nobody can register. A shop that
 * has groups already keeps what its operator made of them. Call it after each migration; it costs one read.
 */
export async function ensureRules(ctx: ServerContext): Promise<void> {
  if (await hasGroup(ctx.db, 'customer')) return;
  await ctx.db.transaction(async (tx) => {
    // Processes that start together take turns; the later ones find the work done.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first rules', 0))`);
    if (!(await hasGroup(tx, 'customer'))) await writeRules(tx);
  });
}

async function writeRules(tx: Executor): Promise<void> {
  const head = await saveRules(tx, headNavigationRules);
  const customer = [...(await saveRules(tx, userMenuRules)).values(), ...(await saveRules(tx, customerRules)).values()];
  const store = await saveRules(tx, storeRules);
  await saveGroup(tx, 'customer', [...head.values(), ...customer]);
  await saveGroup(tx, 'store', [...head.values(), ...customer, ...store.values()]);
  await saveRules(tx, operatorRules);
  await saveGroup(tx, 'operator', 'all');
}

/** The demo shop's name and one login a role. What exists already stays as it is. */
export async function seedIdentity(ctx: ServerContext): Promise<void> {
  await ensureRules(ctx);
  const isFirst = !(await findUserByName(ctx.db, demoLogins[0]?.username ?? ''));
  if (isFirst) await updateSettings(ctx, demoSettings);
  for (const { role: group, username } of demoLogins) {
    if (await findUserByName(ctx.db, username)) continue;
    await createUser(ctx, { username, password: demoPassword, group, email: `${username}@example.com` });
  }
}

const demoSettings = {
  // Whoever tries the demo should get in with what the terminal shows.
  'member.isOperatorTwoFactorRequired': false,
  'site.name': { 'zh-cn': '砚川商务服务', en: 'Inkstream' },
  'site.copyright': { 'zh-cn': '© 2026 砚川商务服务（演示商城）', en: '© 2026 Inkstream (demo shop)' },
  'site.recordNumber': '京ICP备00000000号-1',
  'site.tel': '400-000-0000',
  'payment.bank': { holder: '砚川商务服务（演示）', bank: '演示银行', account: '0000 0000 0000 0000' },
};
