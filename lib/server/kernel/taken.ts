import { DomainError, type ErrorCode, type MessageRef } from './errors.ts';

interface Refusal {
  error: ErrorCode;
  /** Where the form shows it. */
  field?: string;
  /** What it says there; missing: the sentence of the error. */
  key?: string;
}

const atField = (field: string, key: string): Refusal => ({ error: 'invalid_input', field, key });

/**
 * What the database refuses a second one of, as its reader is told it. Use cases look first and say it in the same words;
 * of two at once the later one gets here.
 */
const constraints: Record<string, Refusal> = {
  users_username: { error: 'username_occupied', field: 'username' },
  users_email: { error: 'email_occupied', field: 'email' },
  users_mobile: { error: 'mobile_occupied', field: 'mobile' },
  linked_logins_identity: { error: 'login_linked_elsewhere' },
  linked_logins_user: { error: 'login_already_linked' },
  real_names_user: { error: 'real_name_submitted' },
  stores_credit_code: { error: 'credit_code_taken', field: 'credit_code' },
  stores_name: { error: 'store_name_taken', field: 'store_name' },
  store_invitations_pending: { error: 'already_invited' },
  store_payee_changes_pending: { error: 'payee_pending' },
  store_legal_changes_pending: { error: 'legal_pending' },
  categories_slug_unique: atField('slug', 'slugTaken'),
  attributes_key_unique: atField('key', 'keyTaken'),
  products_slug_unique: atField('product.slug', 'slugTaken'),
  product_variants_sku_unique: atField('product.variants', 'skuTaken'),
  content_pages_url_unique: atField('url', 'taken'),
  withdrawals_reference: atField('reference', 'referenceTaken'),
  quotation_answer_templates_name: atField('name', 'nameTaken'),
};

interface DatabaseFault {
  code?: string;
  constraint?: string;
}

/** Deadlocks and orders of work that cannot be: of two at once, one did its work. */
const lostRaces = new Set(['40P01', '40001']);

/**
 * A second one that the database refused, as a refusal: at its field where the constraint is listed, else as the lost race
 * that it is. Everything else comes back as it came.
 */
export function toTaken(error: unknown): unknown {
  const cause = databaseFault(error);
  const { code = '', constraint = '' } = cause;
  if (code !== '23505' && !lostRaces.has(code)) return error;
  const refusal = constraints[constraint];
  if (!refusal) return new DomainError('status_changed', { cause });
  const { error: refused, field, key = refused } = refusal;
  const fields: Record<string, MessageRef> = field === undefined ? {} : { [field]: { key } };
  return new DomainError(refused, { fields, cause });
}

/** Whether the database kept a row because another one names it. */
export const isHeld = (error: unknown): boolean => databaseFault(error).code === '23503';

/** The query builder wraps the driver's error, whose own words name no value. */
function databaseFault(error: unknown): DatabaseFault {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return (cause ?? error ?? {}) as DatabaseFault;
}
