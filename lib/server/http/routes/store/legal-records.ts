import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import {
  type LegalChangeForReview,
  type OwnLegalChange,
  type ShownLegalChange,
  type StoreLegal,
  toFacts,
} from '#lib/server/store/index.ts';

function toChange({ id, status, requested: filter, createdAt, endedAt, reason, remarks }: ShownLegalChange) {
  return {
    id,
    status,
    wanted: filter,
    create_time: toUnixSeconds(createdAt),
    end_time: toUnixSeconds(endedAt),
    reason,
    remarks,
  };
}

function toOwn(change: OwnLegalChange | null) {
  return change && { ...toChange(change), licence: change.licence, licence_file: change.file };
}

export function toLegalRecord({ store, pending, last, needsCode, today }: StoreLegal) {
  return {
    version: store.version,
    current: toFacts(store),
    pending: toOwn(pending),
    last: toOwn(last),
    needs_code: needsCode,
    today,
    payee_type: store.payeeType,
    payee_name: store.payeeName,
  };
}

export function toLegalReviewRecord(review: LegalChangeForReview) {
  const { change, current, changed, isPayeeRight, isLicenceSeen, store, actions } = review;
  const ofStore = { store_id: store.id, version: store.version };
  return {
    ...toChange(change),
    ...ofStore,
    current,
    changed,
    is_payee_right: isPayeeRight,
    is_licence_seen: isLicenceSeen,
    actions,
  };
}
