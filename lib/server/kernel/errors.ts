/**
 * Every expected refusal of the server. The code is stable (clients read it as `data.error`) and is the key of its
 * sentence in `messages/<locale>/errors.json`. Codes not listed in `http/error-answers.ts` answer HTTP 200, code 0.
 */
const errorCodes = [
  // transport and access
  'need_login',
  'token_expired',
  'logged_in',
  'no_permission',
  'not_found',
  'unknown_path',
  'method_not_allowed',
  'malformed_json',
  'wrong_content_type',
  'body_too_large',
  'body_incomplete',
  'invalid_input',
  'too_many_requests',
  'internal',
  'not_ready',
  'maintenance',
  'opening_soon',
  'setup_invalid',
  'setup_done',
  'preview_invalid',
  'preview_limit',
  'opening_incomplete',
  'page_agreed',
  'media_used',
  'mail_off',
  'own_email_missing',
  // keys of programs
  'key_unknown',
  'key_expired',
  'key_ended',
  'key_address',
  'key_scope',
  'key_not_allowed',
  'key_limit',
  'webhook_limit',
  'webhook_off',
  // documents and concurrency
  'status_changed',
  'idempotency_conflict',
  'idempotency_in_progress',
  // login, registration, codes
  'captcha_wrong',
  'code_wrong',
  'code_too_soon',
  'code_daily_limit',
  'event_invalid',
  'email_registered',
  'mobile_registered',
  'email_occupied',
  'mobile_occupied',
  'email_not_registered',
  'mobile_not_registered',
  'username_occupied',
  'login_failed',
  'login_locked',
  'account_disabled',
  'unknown_operation',
  'member_center_closed',
  'registration_closed',
  'consent_outdated',
  'refresh_failed',
  'refresh_raced',
  'email_not_own',
  'mobile_not_own',
  'password_wrong',
  'old_password_wrong',
  'verification_needed',
  'two_factor_required',
  'two_factor_wrong',
  'two_factor_ticket_expired',
  'login_provider_off',
  'login_provider_unreachable',
  'login_provider_refused',
  'login_journey_over',
  'login_unlinked',
  'login_offer_over',
  'login_linked_elsewhere',
  'login_already_linked',
  'login_no_operator',
  'login_only_provider',
  'login_only_way',
  'passkey_unavailable',
  'passkey_expired',
  'passkey_unknown',
  'passkey_refused',
  'passkey_taken',
  'passkey_limit',
  // real names
  'real_name_submitted',
  'id_number_taken',
  'own_record',
  // users and groups
  'group_of_store',
  'group_fixed',
  'group_in_use',
  'rule_needed',
  // uploads
  'upload_missing',
  'upload_incomplete',
  'upload_format',
  'upload_too_large',
  'upload_image_invalid',
  'upload_topic',
  'upload_driver',
  'upload_quota',
  'upload_hourly',
  // closing
  'closing_blocked',
  'export_too_soon',
  'export_running',
  // stores
  'draft_conflict',
  'store_exists',
  'applicant_unavailable',
  'credit_code_taken',
  'store_name_taken',
  'payee_pending',
  'legal_pending',
  'already_staff',
  'already_invited',
  'invitation_limit',
  'invitation_over',
  'works_elsewhere',
  'applied_for_store',
  'cannot_join',
  'staff_protected',
  'owner_stays',
  // fulfilment
  'already_taken',
  'claims_full',
  'store_owes',
  'store_deposit_due',
  'deposit_uncovered',
  'deposit_too_low',
  'batch_empty',
  'store_not_open',
  'store_on_holiday',
  'not_paid_in_full',
  'remind_too_soon',
  'second_operator_needed',
  // books
  'check_running',
  'jobs_not_started',
  'message_expired',
  'message_wiped',
  // how much one account may have
  'draft_limit',
  'quotation_limit',
  'unpaid_limit',
  'network_unpaid_limit',
  'recharge_limit',
  'daily_limit',
  // addresses
  'address_limit',
  'title_limit',
  'invoice_mail_limit',
  'view_limit',
  // catalogue
  'category_in_use',
  'attribute_in_use',
  'import_format',
  'import_empty',
  'import_too_long',
  'moving_unknown',
  'moving_own_file',
  'moving_too_long',
  'moving_in_use',
  // quotations
  'quote_expired',
  'offer_store_away',
  'offer_store_closed',
  'rounds_used',
  'quotation_full',
  'template_limit',
  'below_floor',
  // after-sales
  'case_open',
  'return_address_needed',
  // referral
  'applications_closed',
  // checkout
  'out_of_stock',
  'price_changed',
  'address_needed',
  'not_orderable',
  // money
  'balance_insufficient',
  'points_insufficient',
  'signature_wrong',
  'channel_unavailable',
  'payment_mismatch',
  'own_payment',
  'group_paid',
  'order_not_payable',
  'payment_processing',
  'refund_too_much',
  // withdrawals
  'real_name_needed',
  'payee_limit',
  'payee_cooling',
  'withdrawals_today',
  'withdrawal_open',
  'promoter_stopped',
  'store_stopped',
  'store_payee_name',
  'store_invoice_needed',
  'reviewer_pays',
  'payout_waiting',
  'transfer_refused',
  'same_reviewer',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** A sentence to be chosen later: a key of the `validation` or `errors` messages and its values. */
export interface MessageRef {
  key: string;
  values?: Record<string, string | number>;
}

interface DomainErrorDetails {
  values?: Record<string, string | number>;
  /** Which input field is at fault, and why: shown at that field. */
  fields?: Record<string, MessageRef>;
  /** Further data for the client, sent beside `error`. */
  data?: Record<string, unknown>;
  /** What went wrong outside, for the log; never shown. */
  cause?: unknown;
}

/** An expected refusal. Anything else that is thrown is a bug and is answered as an internal error. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly values: Record<string, string | number>;
  readonly fields: Record<string, MessageRef>;
  readonly data: Record<string, unknown>;

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(code, details.cause === undefined ? {} : { cause: details.cause });
    this.name = 'DomainError';
    this.code = code;
    this.values = details.values ?? {};
    this.fields = details.fields ?? {};
    this.data = details.data ?? {};
  }
}
