import type { SpreadReason } from '#lib/contract/identity/shop-login.ts';

/** So far up a line is followed to find a loop. */
export const maxDepth = 50;

interface BindingFacts {
  isOpen: boolean;
  isBound: boolean;
  userId: number;
  parent: { id: number; isPromoter: boolean } | undefined;
  /** The parent's ancestors, nearest first. */
  ancestors: number[];
  mustBeNew: boolean;
  isNew: boolean;
}

/** Whether somebody becomes the referred of somebody else (docs/domain/referral.md 2). Every outcome is final. */
export function judgeBinding(facts: BindingFacts): SpreadReason {
  const { parent, userId } = facts;
  if (facts.isBound) return 'already_bound';
  if (!facts.isOpen) return 'closed';
  if (!parent) return 'unknown_code';
  if (parent.id === userId) return 'own_code';
  if (!parent.isPromoter) return 'promoter_inactive';
  if (facts.ancestors.includes(userId)) return 'loop';
  if (facts.mustBeNew && !facts.isNew) return 'not_new';
  return 'bound';
}

/** Why an operator cannot say that somebody was brought by somebody: a key of the validation messages. */
export function judgeChange({
  userId,
  parent,
  ancestors,
}: Pick<BindingFacts, 'userId' | 'parent' | 'ancestors'>): string | undefined {
  if (parent?.id === userId) return 'tieSelf';
  if (!parent?.isPromoter) return 'tieInactive';
  return ancestors.includes(userId) ? 'tieLoop' : undefined;
}

/** New is who registered lately or has not bought anything yet. */
export function isNewCustomer(
  customer: { joinedAt: Date; hasBought: boolean },
  now: Date,
  newForHours: number,
): boolean {
  return !customer.hasBought || now.getTime() - customer.joinedAt.getTime() <= newForHours * 3_600_000;
}
