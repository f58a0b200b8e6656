import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  recommendApply,
  recommendCommissions,
  recommendInvites,
  recommendMain,
  recommendSettlements,
  recommendTeam,
} from '#lib/contract/referral/member-recommend.ts';
import { postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';

export type ReferralOverview = DataOf<typeof recommendMain>;
export type TeamMember = DataOf<typeof recommendTeam>['list'][number];
export type Invite = DataOf<typeof recommendInvites>['list'][number];
export type Commission = DataOf<typeof recommendCommissions>['list'][number];
export type CommissionSettlement = DataOf<typeof recommendSettlements>['list'][number];

export const applyToPromote = (body: BodyOf<typeof recommendApply>) =>
  postApi('/api/recommend/apply', body, { isSuccessShown: true, isCodeShown: false });

export interface Poster {
  content: Blob;
  name: string;
}

/** The picture and what it is called. A refusal is shown as a notice, and rejects. */
export async function drawPoster(query: { product_id?: number | undefined; campaign?: string }): Promise<Poster> {
  const drawn: Partial<Poster> = {};
  const name = await downloadFile('/api/recommend/poster', query, (content) => void Object.assign(drawn, { content }));
  return { content: drawn.content ?? new Blob(), name };
}
