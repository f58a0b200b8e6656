import type { Source } from '#lib/server/http/examples/example.ts';
import { timeOf } from '#lib/server/http/examples/play-for-tests.ts';

const day = 86_400;

/** What a field of this name holds where nothing of the shop has it, as people would fill it in. */
export const usualValues: Record<string, unknown[]> = {
  // Of a shop that is gone, one of each kind that has a form of its own.
  no: ['SO', 'CG', 'QT', 'AS', 'IV', 'PY', 'RC', 'RF', 'WD', 'SI', 'PB', 'AJ'].map((kind) => `${kind}26112604417390`),
  mobile: ['13800138000'],
  contact_mobile: ['13800138000'],
  email: ['lin.yuan@example.com'],
  receiver: ['林远'],
  name: ['Main office'],
  contact_name: ['林远'],
  province_id: [330_000],
  city_id: [330_100],
  area_id: [330_106],
  address: ['文三路 18 号 5 幢 302 室'],
  reason: ['Agreed with the customer by phone'],
  note: ['Agreed with the customer by phone'],
  text: ['Your parcel leaves us this afternoon.'],
  message: ['Could you print the first proof by Friday?'],
  content: ['Could you print the first proof by Friday?'],
  carrier: ['sf', 'SF', 'shunfeng'],
  tracking_no: ['SF1402233445566'],
  tracking: ['SF1402233445566'],
  fapiao_no: ['26332000001234567890'],
  slug: ['desk-lamps'],
  url: ['shipping-notes'],
  key: ['finish'],
  locale: ['en'],
  title: ['Desk lamps'],
  words: [['lamp', 'light']],
  quantity: [1, '1'],
  amount: ['1.00', '10.00'],
  price: ['12.00'],
  small_refund: ['50.00'],
  stock: [120],
  valid_days: [30],
  password: ['Demo-2026'],
  username: ['demo_buyer'],
  nickname: ['Lin Yuan'],
  quickSearch: ['a'],
  select: [true, 'true'],
  page: [1],
  limit: [10],
  is_default: [false],
  company: ['杭州远行商贸有限公司'],
  tax_no: ['91330106MA2B0LWR05'],
  bank: ['中国银行杭州分行'],
  account: ['balance'],
  color: ['#0F5B5E'],
};

/** What people write in their own words each time: what somebody wrote elsewhere is no example. */
export const freeTexts: ReadonlySet<string> = new Set(['reason', 'note', 'text', 'message', 'content']);

/** Fields that mean a time: whoever plays the example later means a later one. */
export const usualTimes: Record<string, { first: unknown; source: Source }[]> = Object.fromEntries(
  (
    [
      ['valid_until', 7 * day, 'seconds'],
      ['valid_until', 7 * day, 'day'],
      ['start', 2 * day, 'seconds'],
      ['end', 2 * day + 7200, 'seconds'],
      ['since', -7 * day, 'seconds'],
      ['closed_until', 5 * day, 'seconds'],
      ['closed_until', 5 * day, 'day'],
      ['issue_date', 0, 'day'],
      ['from', -30 * day, 'day'],
      ['to', 0, 'day'],
    ] as const
  ).reduce<[string, { first: unknown; source: Source }[]][]>((all, [name, now, as]) => {
    const entry = { first: timeOf({ now, as }, new Date()), source: { now, as } };
    const known = all.find(([other]) => other === name);
    if (known) known[1].push(entry);
    else all.push([name, [entry]]);
    return all;
  }, []),
);
