/**
 * Integrations: keys of programs, and what programs are told of by webhooks. It knows who may have them, and nothing of what a
 * call does or an event is about: later domains tell it (docs/domain/integrations.md).
 */

export { fetchPublic } from './fetch-public.ts';
export { type ApiKey, authenticateKey } from './keys/authenticate-key.ts';
export { endKeysOfGone, revokeKey, warnOfKeys } from './keys/end-keys.ts';
export { keyPrefix, newKey } from './keys/key-secret.ts';
export { describeKeyOptions, listKeys, statusOf } from './keys/list-keys.ts';
export { makeKey } from './keys/make-key.ts';
export {
  countMovingPictures,
  findFailedPictures,
  findFilesOfSources,
  findWaitingPictures,
  insertMovingPictures,
  type MovingPicture,
  updateMovingPicture,
} from './moving/moving-pictures.ts';
export {
  blankMovingColumns,
  type CheckedItem,
  claimMovingItem,
  countMovingOutcomes,
  findGivenSlugs,
  findItemsAt,
  findKnownRecords,
  findLatestMovings,
  findMovingImport,
  findMovingItems,
  findMovingRows,
  findNotedItems,
  findOpenMovings,
  insertMovingImport,
  insertMovingItems,
  insertMovingRows,
  type KnownRecord,
  lockMovingImport,
  type MovingCounts,
  type MovingImport,
  type MovingItem,
  type MovingRow,
  readMovingItems,
  readMovingRows,
  removeMovingItems,
  removeOldMovingRows,
  updateMovingImport,
  updateMovingItem,
  writeCheckedItems,
} from './moving/moving-repository.ts';
export type { MovingNote } from './moving-tables.ts';
export { asDesk, asStore, type Owner } from './owner.ts';
export { integrationRecordNames } from './record-names.ts';
export { announceEvent } from './webhooks/announce-event.ts';
export { countWaitingDeliveries } from './webhooks/count-waiting.ts';
export { beginDeliveries } from './webhooks/deliver-webhooks.ts';
export {
  getDelivery,
  type ListedDelivery,
  listDeliveries,
  removeOldEvents,
  replayDelivery,
  replayFailed,
  sendTestEvent,
  type WebhookAttempt,
} from './webhooks/deliveries.ts';
export {
  listEndpoints,
  removeEndpoint,
  rotateSecret,
  saveEndpoint,
  switchEndpoint,
  type WebhookEndpoint,
} from './webhooks/endpoints.ts';
