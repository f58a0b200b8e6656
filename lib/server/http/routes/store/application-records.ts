import type { Locale } from '#lib/i18n/locales.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { lineOfAreas } from '#lib/server/site/index.ts';
import type {
  Application,
  ApplicationForReview,
  OwnApplication,
  PrivateFacts,
  ReviewedApplication,
} from '#lib/server/store/index.ts';

type Decided = Pick<Application, 'no' | 'attempt' | 'status' | 'submittedAt' | 'decidedAt' | 'reason' | 'remarks'>;

function toDecided({ no, attempt, status, submittedAt, decidedAt, reason, remarks }: Decided) {
  return {
    no,
    attempt,
    status,
    submit_time: toUnixSeconds(submittedAt),
    decide_time: toUnixSeconds(decidedAt),
    reason,
    remarks,
  };
}

export function toOwnRecord(own: OwnApplication) {
  const { version, form, licence, actions, history, store } = own;
  return {
    ...toDecided(own),
    version,
    form,
    licence_file: licence,
    actions,
    history: history.map(toDecided),
    store: store ? { id: store.id, name: store.name, status: store.status } : null,
  };
}

function toOperatorRecord(application: ReviewedApplication) {
  const { status, version, userId, form } = application;
  return {
    ...toDecided(application),
    status,
    version,
    user_id: userId,
    contact_name: form.contact_name,
    store_name: form.store_name,
    company_name: form.company_name,
    credit_code: form.credit_code,
  };
}

export function toListedRecord(application: ReviewedApplication, nameOf: (id: number | null) => string) {
  const { decidedBy } = application;
  return { ...toOperatorRecord(application), decided_by: decidedBy, decider_name: nameOf(decidedBy) };
}

export function toReviewRecord(shown: ApplicationForReview, locale: Locale) {
  const { application, form, area, history, actions, isLicenceSeen } = shown;
  const row = toOperatorRecord(application);
  return {
    ...row,
    form,
    area_name: area ? lineOfAreas([area.province, area.city, area.district], locale) : '',
    history: history.map(toDecided),
    actions,
    is_licence_seen: isLicenceSeen,
  };
}

export function toRevealedRecord({ contactMobile, payeeAccount, licence }: PrivateFacts) {
  return { contact_mobile: contactMobile, payee_account: payeeAccount, licence_file: licence };
}
