import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { CaseCustomer } from './aftersale-types.ts';
import type { TradeCustomer } from './trade.ts';

/** Whoever buys in the demo shop; `buyer` is the demo's own customer. */
export type Person = CaseCustomer | TradeCustomer;

interface SeedLevel {
  names: SpecTexts;
  bpL1: number;
  bpL2: number;
  selfBp: number;
  risesFromAmount: number | null;
  isActive: boolean;
}

const earning = { selfBp: 0, isActive: true };

export const demoLevels: SeedLevel[] = [
  { ...earning, names: { 'zh-cn': '银牌', en: 'Silver' }, bpL1: 350, bpL2: 100, risesFromAmount: 30_00 },
  { ...earning, names: { 'zh-cn': '金牌', en: 'Gold' }, bpL1: 400, bpL2: 100, risesFromAmount: 500_00 },
  { ...earning, names: { 'zh-cn': '合作伙伴', en: 'Partner' }, bpL1: 450, bpL2: 50, risesFromAmount: null },
];

/** What members do about promoting, and what the operator makes of it; named as the moves are. */
export type ReferralStep = { hoursAgo: number; who: Person } & (
  | { does: 'apply'; plan: string }
  | { does: 'approve' }
  | { does: 'reject' | 'freeze'; reason: string }
  | { does: 'bind'; by: Person; source: 'register' | 'link'; campaign: string }
  | { does: 'bindManually'; by: Person; reason: string }
  /** To a level of `demoLevels`, which from then on changes only manually. */
  | { does: 'level'; level: string }
);

/** The network of the demo's customer, two levels deep, and who else has asked to promote. Ties are older than the orders. */
export const referralSteps: ReferralStep[] = [
  {
    ...{ hoursAgo: 738, who: 'buyer', does: 'apply' },
    plan: '深圳的设计师社群和公众号，读者多是开店的朋友，常有人问名片和包装在哪里做。',
  },
  { hoursAgo: 726, who: 'buyer', does: 'approve' },
  { hoursAgo: 720, who: 'hotel', does: 'bind', by: 'buyer', source: 'register', campaign: 'spring-fair' },
  { hoursAgo: 715, who: 'school', does: 'bind', by: 'buyer', source: 'link', campaign: 'spring-fair' },
  { hoursAgo: 714, who: 'cafe', does: 'bind', by: 'buyer', source: 'link', campaign: '' },
  { hoursAgo: 720, who: 'consultancy', does: 'bind', by: 'buyer', source: 'register', campaign: 'newsletter' },
  { hoursAgo: 706, who: 'cafe', does: 'apply', plan: '店里的收银台放立牌，邻近的小店常来问我们的杯套和吊牌。' },
  { hoursAgo: 704, who: 'cafe', does: 'approve' },
  { hoursAgo: 660, who: 'studio', does: 'bind', by: 'cafe', source: 'link', campaign: 'counter' },
  {
    ...{ hoursAgo: 640, who: 'clinic', does: 'bindManually', by: 'buyer' },
    reason: '客户来电说明由林一诺介绍，注册时漏填推荐码',
  },
  { hoursAgo: 520, who: 'school', does: 'apply', plan: '发在家长群和老师群里。' },
  { hoursAgo: 508, who: 'school', does: 'approve' },
  { hoursAgo: 420, who: 'clinic', does: 'apply', plan: '试试看' },
  { hoursAgo: 402, who: 'clinic', does: 'reject', reason: '请说明打算在哪里、向谁推广，再次申请即可。' },
  { hoursAgo: 330, who: 'cafe', does: 'level', level: 'Partner' },
  { hoursAgo: 60, who: 'school', does: 'freeze', reason: '多位家长投诉在群里反复发送推广链接，核实期间暂停推广。' },
  {
    ...{ hoursAgo: 30, who: 'hotel', does: 'apply' },
    plan: '民宿前台和房间里的服务手册，客人里有不少自己开店的。',
  },
  {
    ...{ hoursAgo: 7, who: 'consultancy', does: 'apply' },
    plan: 'Our monthly newsletter goes to some 400 small businesses that set up their first office in Shanghai.',
  },
];
