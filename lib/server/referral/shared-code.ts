import { campaignPattern } from '#lib/contract/referral/campaign.ts';

interface SharedCode {
  code: string;
  /** Empty where the link named none, or one that nobody can name. */
  campaign: string;
}

/**
 * A link carries the code and, behind a dash, the campaign: as one value it survives every client that keeps and submits no
 * more than `sp_uid`. No code has a dash in it.
 */
export function readSharedCode(shared: string): SharedCode {
  const [code = '', ...rest] = shared.trim().split('-');
  const campaign = rest.join('-');
  return { code, campaign: campaignPattern.test(campaign) ? campaign : '' };
}
