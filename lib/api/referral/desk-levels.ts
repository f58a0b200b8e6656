import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { promoterLevel, promoterLevelSave, promoterLevels } from '#lib/contract/referral/desk-levels.ts';
import { postApi } from '../transport/browser.ts';

export type LevelRow = DataOf<typeof promoterLevels>['list'][number];

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const saveLevel = (body: BodyOf<typeof promoterLevelSave>) =>
  postApi('/api/operator/promoter/levelSave', body, inForm);

export const setPromoterLevel = (body: BodyOf<typeof promoterLevel>) =>
  postApi('/api/operator/promoter/level', body, inForm);
