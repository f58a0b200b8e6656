import type { memberWords } from './words.ts';

type Words = (typeof memberWords)['en'];

export interface MemberPageFacts {
  path: string;
  /** The menu entry that is marked; most pages have one of their own. */
  entry?: string;
  /** What the page is called in the browser's tab and in its heading. */
  heading: (words: Words) => string;
}

const account = '/user/account';
const referral = '/user/recommend/components';
const addresses = '/user/common/userAddress';

/** Every page of the member centre that is there, with its second views. */
export const memberPages: readonly MemberPageFacts[] = [
  {
    path: `${account}/overview`,
    heading: ({ overview }) => overview.title,
  },
  {
    path: `${account}/myorder`,
    heading: ({ orders }) => orders.list.title,
  },
  {
    path: `${account}/order_aftersales`,
    heading: ({ aftersales }) => aftersales.list.title,
  },
  {
    path: `${account}/profile`,
    heading: (words) => words.account.profile.title,
  },
  {
    path: `${account}/invoice/invoice`,
    heading: ({ invoices }) => invoices.apply.title,
  },
  {
    path: `${account}/invoice/confirm`,
    entry: `${account}/invoice/invoice`,
    heading: ({ invoices }) => invoices.confirm.title,
  },
  {
    path: `${account}/invoice/records`,
    heading: ({ invoices }) => invoices.records.title,
  },
  {
    path: `${account}/invoice/invoiceTitles`,
    heading: ({ invoices }) => invoices.titles.title,
  },
  {
    path: `${account}/invoice/invoiceTitlesEdit`,
    entry: `${account}/invoice/invoiceTitles`,
    heading: ({ invoices }) => invoices.form.add,
  },
  {
    path: `${account}/changePassword`,
    heading: ({ security }) => security.title,
  },
  {
    path: `${account}/components/verification`,
    entry: '',
    heading: (words) => words.account.binding.page.title,
  },
  {
    path: `${account}/balance`,
    heading: ({ wallet }) => wallet.balance.title,
  },
  {
    path: `${account}/balance?recharge=new`,
    entry: `${account}/balance`,
    heading: ({ wallet }) => wallet.recharge.new.title,
  },
  {
    path: `${account}/integral`,
    heading: ({ wallet }) => wallet.integral.title,
  },
  {
    path: `${account}/bill`,
    heading: ({ wallet }) => wallet.bill.title,
  },
  {
    path: addresses,
    heading: (words) => words.addresses.title,
  },
  {
    path: `${addresses}/addressForm`,
    entry: addresses,
    heading: (words) => words.addresses.form.add,
  },
  {
    path: `${addresses}/select`,
    entry: addresses,
    heading: (words) => words.addresses.select.title,
  },
  {
    path: '/user/message',
    heading: ({ messages }) => messages.title,
  },
  {
    path: '/user/message?view=preferences',
    entry: '/user/message',
    heading: ({ messages }) => messages.preferences.title,
  },
  {
    path: '/user/recommend',
    heading: ({ referral }) => referral.title,
  },
  {
    path: `${referral}/list`,
    entry: '/user/recommend',
    heading: (words) => words.referral.pages.list,
  },
  {
    path: `${referral}/team`,
    entry: '/user/recommend',
    heading: (words) => words.referral.pages.team,
  },
  {
    path: `${referral}/list-invite`,
    entry: '/user/recommend',
    heading: (words) => words.referral.pages['list-invite'],
  },
  {
    path: `${referral}/list-settle`,
    entry: '/user/recommend',
    heading: (words) => words.referral.pages['list-settle'],
  },
  {
    path: `${referral}/list-withdraw`,
    entry: '/user/recommend',
    heading: (words) => words.referral.pages['list-withdraw'],
  },
  {
    path: '/user/applay_entry',
    heading: ({ store }) => store.entry.title,
  },
  {
    path: `/user/iframe/${encodeURIComponent('https://elsewhere.example/')}`,
    entry: '',
    heading: ({ member }) => member.frame.title,
  },
];
