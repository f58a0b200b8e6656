import type { memberWords } from './words.ts';

type Words = (typeof memberWords)['en'];

interface MemberPageFacts {
  path: string;
  /** The menu entry that is marked; most pages have one of their own. */
  entry?: string;
  /** What the browser's tab says before the name of the site. */
  title: (words: Words) => string;
  heading: (words: Words) => string;
}

const account = '/user/account';
const referral = '/user/recommend/components';
const addresses = '/user/common/userAddress';

/** Every page of the member centre that is there, with its second views. */
export const memberPages: readonly MemberPageFacts[] = [
  {
    path: `${account}/overview`,
    title: ({ routes }) => routes['user/account/overview'],
    heading: ({ overview }) => overview.title,
  },
  {
    path: `${account}/myorder`,
    title: ({ routes }) => routes['user/account/myorder'],
    heading: ({ orders }) => orders.list.title,
  },
  {
    path: `${account}/order_aftersales`,
    title: ({ routes }) => routes['user/account/order_aftersales'],
    heading: ({ aftersales }) => aftersales.list.title,
  },
  {
    path: `${account}/profile`,
    title: ({ routes }) => routes['user/account/profile'],
    heading: (words) => words.account.profile.title,
  },
  {
    path: `${account}/invoice/invoice`,
    title: ({ routes }) => routes['user/account/invoice/invoice'],
    heading: ({ invoices }) => invoices.apply.title,
  },
  {
    path: `${account}/invoice/confirm`,
    entry: `${account}/invoice/invoice`,
    title: ({ routes }) => routes['user/account/invoice/confirm'],
    heading: ({ invoices }) => invoices.confirm.title,
  },
  {
    path: `${account}/invoice/records`,
    title: ({ routes }) => routes['user/account/invoice/records'],
    heading: ({ invoices }) => invoices.records.title,
  },
  {
    path: `${account}/invoice/invoiceTitles`,
    title: ({ routes }) => routes['user/account/invoice/invoiceTitles'],
    heading: ({ invoices }) => invoices.titles.title,
  },
  {
    path: `${account}/invoice/invoiceTitlesEdit`,
    entry: `${account}/invoice/invoiceTitles`,
    title: ({ invoices }) => invoices.form.add,
    heading: ({ invoices }) => invoices.form.add,
  },
  {
    path: `${account}/changePassword`,
    title: ({ routes }) => routes['user/account/changePassword'],
    heading: ({ security }) => security.title,
  },
  {
    path: `${account}/components/verification`,
    entry: '',
    title: ({ routes }) => routes['user/account/components/verification'],
    heading: (words) => words.account.binding.page.title,
  },
  {
    path: `${account}/balance`,
    title: ({ routes }) => routes['user/account/balance'],
    heading: ({ wallet }) => wallet.balance.title,
  },
  {
    path: `${account}/balance?recharge=new`,
    entry: `${account}/balance`,
    title: ({ routes }) => routes['user/account/balance'],
    heading: ({ wallet }) => wallet.recharge.new.title,
  },
  {
    path: `${account}/integral`,
    title: ({ routes }) => routes['user/account/integral'],
    heading: ({ wallet }) => wallet.integral.title,
  },
  {
    path: `${account}/bill`,
    title: ({ routes }) => routes['user/account/bill'],
    heading: ({ wallet }) => wallet.bill.title,
  },
  {
    path: addresses,
    title: ({ routes }) => routes['user/common/userAddress'],
    heading: (words) => words.addresses.title,
  },
  {
    path: `${addresses}/addressForm`,
    entry: addresses,
    title: (words) => words.addresses.form.add,
    heading: (words) => words.addresses.form.add,
  },
  {
    path: `${addresses}/select`,
    entry: addresses,
    title: ({ routes }) => routes['user/common/userAddress/select'],
    heading: (words) => words.addresses.select.title,
  },
  {
    path: '/user/message',
    title: ({ routes }) => routes['user/message'],
    heading: ({ messages }) => messages.title,
  },
  {
    path: '/user/message?view=preferences',
    entry: '/user/message',
    title: ({ routes }) => routes['user/message'],
    heading: ({ messages }) => messages.preferences.title,
  },
  {
    path: '/user/recommend',
    title: ({ routes }) => routes['user/recommend'],
    heading: ({ referral }) => referral.title,
  },
  {
    path: `${referral}/list`,
    entry: '/user/recommend',
    title: ({ routes }) => routes['user/recommend/components/list'],
    heading: (words) => words.referral.pages.list,
  },
  {
    path: `${referral}/team`,
    entry: '/user/recommend',
    title: ({ routes }) => routes['user/recommend/components/team'],
    heading: (words) => words.referral.pages.team,
  },
  {
    path: `${referral}/list-invite`,
    entry: '/user/recommend',
    title: ({ routes }) => routes['user/recommend/components/list-invite'],
    heading: (words) => words.referral.pages['list-invite'],
  },
  {
    path: `${referral}/list-settle`,
    entry: '/user/recommend',
    title: ({ routes }) => routes['user/recommend/components/list-settle'],
    heading: (words) => words.referral.pages['list-settle'],
  },
  {
    path: `${referral}/list-withdraw`,
    entry: '/user/recommend',
    title: ({ routes }) => routes['user/recommend/components/list-withdraw'],
    heading: (words) => words.referral.pages['list-withdraw'],
  },
  {
    path: '/user/applay_entry',
    title: ({ routes }) => routes['user/applay_entry'],
    heading: ({ store }) => store.entry.intro.title,
  },
  {
    path: `/user/iframe/${encodeURIComponent('https://elsewhere.example/')}`,
    entry: '',
    title: ({ routes }) => routes['user/iframe/{url}'],
    heading: ({ member }) => member.frame.title,
  },
];
