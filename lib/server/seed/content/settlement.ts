import type { CorrectionDecision, CorrectionKind } from '#lib/contract/settlement/corrections.ts';

/** What the platform put right with the demo store, and how far it is. */
interface SeedCorrection {
  daysAgo: number;
  kind: CorrectionKind;
  /** In fen, as the store gets it. */
  amount: number;
  reason: string;
  /** Missing: nobody has decided yet. */
  decision?: 'approve' | 'reject';
  /** What the store says against a penalty, a day later. */
  appeal?: string;
  /** What becomes of that, another day later. */
  answer?: { decision: Extract<CorrectionDecision, 'uphold' | 'lift'>; reason: string };
}

export const demoCorrections: readonly SeedCorrection[] = [
  { daysAgo: 20, kind: 'subsidy', amount: 20_000, reason: '新店首月运费补贴', decision: 'approve' },
  { daysAgo: 16, kind: 'penalty', amount: -5000, reason: '两笔订单超过承诺时间发货', decision: 'approve' },
  {
    daysAgo: 14,
    kind: 'penalty',
    amount: -8000,
    reason: '客户反映包装破损',
    decision: 'approve',
    appeal: '破损发生在运输途中，承运商已出具证明并赔付。',
    answer: { decision: 'lift', reason: '承运商证明属实，责任不在商家。' },
  },
  { daysAgo: 9, kind: 'adjustment', amount: -3560, reason: '更正十月重复计算的运费', decision: 'approve' },
  { daysAgo: 7, kind: 'subsidy', amount: 50_000, reason: '展会推广补贴', decision: 'reject' },
  {
    daysAgo: 6,
    kind: 'penalty',
    amount: -12_000,
    reason: '交付的画册与确认稿颜色不符',
    decision: 'approve',
    appeal: '成品与客户签字的打样一致，已附色差检测结果编号。',
  },
  { daysAgo: 2, kind: 'penalty', amount: -6000, reason: '未在约定时间上门安装', decision: 'approve' },
  { daysAgo: 1, kind: 'adjustment', amount: 8800, reason: '补记一笔未结算的加急费' },
];
