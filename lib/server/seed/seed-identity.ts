import { defaultLocale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { agreeToPublished, createUser, findUserByName, listUsers } from '../identity/index.ts';
import { ensureRules } from '../setup/first-rules.ts';
import { ensureFirstTaxCodes } from '../setup/tax-codes.ts';
import { updateSettings } from '../site/index.ts';
import { demoLogins, demoPassword } from './demo-logins.ts';
import { hoursAgo } from './demo-people.ts';

/** Older than anything that the demo shop tells of its people. */
const hoursOfMembership = 31 * 24;

/** The demo shop's name and one login a role. What exists already stays as it is. */
export async function seedIdentity(ctx: ServerContext): Promise<void> {
  await ensureRules(ctx);
  await ensureFirstTaxCodes(ctx);
  const isFirst = !(await findUserByName(ctx.db, demoLogins[0]?.username ?? ''));
  if (isFirst) await updateSettings(ctx, demoSettings);
  for (const { role: group, username } of demoLogins) {
    if (await findUserByName(ctx.db, username)) continue;
    await createUser(hoursAgo(ctx, hoursOfMembership), {
      username,
      password: demoPassword,
      group,
      email: `${username}@example.com`,
    });
  }
}

/** Accounts of one page. */
const most = 100;

/** The people of the demo shop, who have never logged in, have agreed to its texts, as who registers does. */
export async function seedConsents(ctx: ServerContext): Promise<void> {
  for (let after: string | undefined, isMore = true; isMore; ) {
    const input = { sort: 'id', limit: most, after } as const;
    const page = await listUsers(ctx, {}, { input, locale: defaultLocale });
    await ctx.db.transaction(async (tx) => {
      for (const { user } of page.list) {
        if (user.lastLoginAt) continue;
        const given = { userId: user.id, place: 'register', locale: user.locale, at: ctx.clock.now() } as const;
        await agreeToPublished(tx, { ...given, shown: undefined });
      }
    });
    after = page.next ?? undefined;
    isMore = after !== undefined;
  }
}

export const demoSettings = {
  // Whoever tries the demo should get in with what the terminal shows.
  'member.isOperatorTwoFactorRequired': false,
  // Applications wait at the desk, and who is brought by those whom one has brought is seen too.
  'referral.promoters': 'applied' as const,
  'referral.levels': 2,
  // Both together stay below what the platform has of a sale.
  'referral.level1Bp': 300,
  'referral.level2Bp': 100,
  'site.name': { 'zh-cn': '砚川商务服务', en: 'Inkstream' },
  'site.copyright': { 'zh-cn': '© 2026 砚川商务服务（演示商城）', en: '© 2026 Inkstream (demo shop)' },
  'site.recordNumber': '京ICP备00000000号-1',
  'site.company': {
    company: '砚川商务服务有限公司（演示）',
    creditCode: '91330100DEMO000000',
    address: '浙江省杭州市西湖区演示路 66 号',
  },
  'site.tel': '400-000-0000',
  'store.trades': [
    'printing/印刷/Printing',
    'packaging/包装/Packaging',
    'signage/标识展示/Signage',
    'furniture/办公家具/Office furniture',
    'equipment/办公设备/Office equipment',
    'supplies/办公耗材/Office supplies',
    'installation/上门安装/On-site installation',
    'repair/维修保养/Repair and maintenance',
    'moving/办公搬迁/Office moves',
    'cleaning/保洁/Cleaning',
  ],
  'payment.bank': { holder: '砚川商务服务（演示）', bank: '演示银行', account: '0000 0000 0000 0000' },
  // Where customers of the platform itself send goods back to.
  'aftersale.returnReceiver': '砚川售后仓',
  'aftersale.returnMobile': '13800000009',
  'aftersale.returnAddress': '浙江省杭州市西湖区 演示路 66 号 2 号库',
};
