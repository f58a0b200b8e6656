import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { promoterLevel, promoterLevelSave, promoterLevels } from '#lib/contract/referral/desk-levels.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type LevelRow = DataOf<typeof promoterLevels>['list'][number];

export const promoterLevelsQuery = () => apiQuery('/api/operator/promoter/levels');

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const saveLevel = (body: BodyOf<typeof promoterLevelSave>) =>
  postApi('/api/operator/promoter/levelSave', body, inForm);

export const setPromoterLevel = (body: BodyOf<typeof promoterLevel>) =>
  postApi('/api/operator/promoter/level', body, inForm);
