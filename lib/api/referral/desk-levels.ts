import type { DataOf } from '#lib/contract/endpoint.ts';
import type { promoterLevels } from '#lib/contract/referral/desk-levels.ts';
import { postAt } from '../transport/post-at.ts';

export type LevelRow = DataOf<typeof promoterLevels>['list'][number];

export const saveLevel = postAt('/api/operator/promoter/levelSave');

export const setPromoterLevel = postAt('/api/operator/promoter/level');
