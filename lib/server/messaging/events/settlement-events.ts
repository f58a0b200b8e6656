import { userPath } from '#lib/routes/user-path.ts';
import type { EventKind } from './event-kind.ts';

/** Of what stores have earned: statements, corrections, penalties and deposits. */
export const settlementEvents = {
  statementReady: { category: 'finance', link: userPath('store/finance', { view: 'statements' }) },
  statementLapsed: { category: 'finance', link: userPath('store/finance', { view: 'statements' }) },
  statementAdjusted: { category: 'finance', link: userPath('store/finance', { view: 'statements' }) },
  statementUpheld: { category: 'finance', link: userPath('store/finance', { view: 'statements' }) },
  statementSettled: { category: 'finance', link: userPath('store/finance', { view: 'statements' }) },
  statementDisputed: { category: 'finance', link: userPath('desk/statements'), node: 'operator/statement/answer' },
  statementAnswerProposed: {
    category: 'finance',
    link: userPath('desk/statements'),
    node: 'operator/statement/answer',
  },
  storeAdjusted: { category: 'finance', link: userPath('store/finance', { view: 'account' }) },
  storeSubsidised: { category: 'finance', link: userPath('store/finance', { view: 'account' }) },
  penaltyAnnounced: {
    category: 'finance',
    link: userPath('store/finance', { view: 'account' }),
    sending: 'always',
    topic: 'Penalties',
  },
  penaltyLifted: { category: 'finance', link: userPath('store/finance', { view: 'account' }) },
  penaltyCharged: {
    category: 'finance',
    link: userPath('store/finance', { view: 'account' }),
    sending: 'always',
    topic: 'Penalties',
  },
  depositDemanded: { category: 'finance', link: userPath('store/finance', { view: 'deposit' }) },
  depositWithdrawn: { category: 'finance', link: userPath('store/finance', { view: 'deposit' }) },
  depositReleased: { category: 'finance', link: userPath('store/finance', { view: 'deposit' }) },
  depositForfeited: { category: 'finance', link: userPath('store/finance', { view: 'deposit' }) },
  depositProposed: { category: 'finance', link: userPath('desk/deposits'), node: 'operator/deposit/decide' },
  correctionProposed: { category: 'finance', link: userPath('desk/corrections'), node: 'operator/correction/decide' },
  penaltyAppealed: { category: 'finance', link: userPath('desk/corrections'), node: 'operator/correction/decide' },
} as const satisfies Record<string, EventKind>;
