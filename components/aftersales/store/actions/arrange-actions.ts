import type { SellerCaseAction } from '#lib/contract/aftersales/store-cases.ts';

/** What has a button; messages have a form of their own. */
export type CaseMove = Exclude<SellerCaseAction, 'message'>;

/** What carries the request on, the most likely first. */
const forward: readonly CaseMove[] = ['decide', 'retry', 'approve', 'receive', 'reship'];
/** What else can be said, the least welcome last. */
const aside: readonly CaseMove[] = ['release', 'propose', 'ask', 'refund_instead', 'refuse'];

/** One main action and what stands beside it. */
export function arrangeActions(offered: readonly SellerCaseAction[]): {
  main: CaseMove | undefined;
  beside: CaseMove[];
} {
  const [main, ...others] = forward.filter((move) => offered.includes(move));
  return { main, beside: [...others, ...aside.filter((move) => offered.includes(move))] };
}
