import { describeReferral, findPromoter } from '#lib/server/referral/index.ts';
import {
  addresses,
  consents,
  logins,
  loginsThroughOthers,
  passkeys,
  profile,
  realName,
  sessions,
  workViews,
} from './export-account-parts.ts';
import { aftersales } from './export-case-parts.ts';
import { invoiceTitles } from './export-invoice-parts.ts';
import { inbox, preferences } from './export-message-parts.ts';
import { movements, recharges } from './export-money-parts.ts';
import { orders, pastOrders } from './export-order-parts.ts';
import { type ExportPart, part, time } from './export-part.ts';
import { payees, withdrawals } from './export-payout-parts.ts';
import { quotations } from './export-quotation-parts.ts';

const referral = part(
  'referral',
  ['own_code', 'was_referred', 'referred_at', 'people_referred', 'promoter_status', 'applied_at', 'plan'],
  async function* (ctx, { user }) {
    const { boundAt, referredPeople } = await describeReferral(ctx.db, user.id);
    const referred = { was_referred: boundAt !== null, referred_at: time(boundAt), people_referred: referredPeople };
    const { status = '', appliedAt = null, plan = '' } = (await findPromoter(ctx.db, user.id)) ?? {};
    const promoting = { promoter_status: status, applied_at: time(appliedAt), plan };
    yield [{ own_code: user.recommendCode, ...referred, ...promoting }];
  },
);

/** What a data export holds, a file each. A module that keeps something about members adds its line here. */
export const exportParts: ExportPart[] = [
  profile,
  realName,
  addresses,
  invoiceTitles,
  sessions,
  passkeys,
  logins,
  loginsThroughOthers,
  consents,
  inbox,
  preferences,
  workViews,
  movements('balance', 'CNY'),
  movements('points', 'PT'),
  recharges,
  quotations,
  orders,
  pastOrders,
  aftersales,
  referral,
  payees,
  withdrawals,
];
