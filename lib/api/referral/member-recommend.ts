import type { DataOf } from '#lib/contract/endpoint.ts';
import type {
  recommendCommissions,
  recommendInvites,
  recommendMain,
  recommendSettlements,
  recommendTeam,
} from '#lib/contract/referral/member-recommend.ts';
import { downloadFile } from '../transport/download.ts';
import { postAt } from '../transport/post-at.ts';

export type ReferralOverview = DataOf<typeof recommendMain>;
export type TeamMember = DataOf<typeof recommendTeam>['list'][number];
export type Invite = DataOf<typeof recommendInvites>['list'][number];
export type Commission = DataOf<typeof recommendCommissions>['list'][number];
export type CommissionSettlement = DataOf<typeof recommendSettlements>['list'][number];

export const applyToPromote = postAt('/api/recommend/apply');

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
