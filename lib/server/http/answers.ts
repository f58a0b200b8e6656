import type { Envelope } from '#lib/contract/endpoint.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { hasSentence, sentence } from '#lib/i18n/server-sentences.ts';
import { toUnixSeconds } from '../kernel/clock.ts';
import type { DomainError, ErrorCode, MessageRef } from '../kernel/errors.ts';

/** Envelope code and HTTP status of the refusals that differ from the rule "HTTP 200, code 0" (contract §0.1, §1). */
const exceptions: Partial<Record<ErrorCode, { code?: number; status?: number }>> = {
  need_login: { code: 303 },
  logged_in: { code: 303 },
  token_expired: { code: 409 },
  no_permission: { code: 401 },
  // Machines read the status: a key never comes with a page of the family's clients (docs/adr/0045-programs-of-others.md).
  key_unknown: { code: 401, status: 401 },
  key_expired: { code: 401, status: 401 },
  key_ended: { code: 401, status: 401 },
  key_address: { code: 401, status: 403 },
  key_scope: { code: 401, status: 403 },
  key_not_allowed: { code: 401, status: 403 },
  unknown_path: { status: 404 },
  method_not_allowed: { status: 405 },
  malformed_json: { status: 400 },
  wrong_content_type: { status: 415 },
  body_too_large: { status: 413 },
  body_incomplete: { status: 400 },
  too_many_requests: { status: 429 },
  internal: { status: 500 },
  not_ready: { status: 503 },
  maintenance: { status: 503 },
  opening_soon: { status: 503 },
};

/** When to ask again what something was away for; a restart of a database takes as long. */
export const retryAfterSeconds = '5';

/** A dead token is answered with data that is never null: the family's client reads it (contract §1). */
const dataOfCode: Partial<Record<ErrorCode, unknown>> = { token_expired: [] };

interface Answer {
  status: number;
  body: Envelope;
}

export function successAnswer(data: unknown, msg: string): Answer {
  return { status: 200, body: { code: 1, msg, time: toUnixSeconds(new Date()), data: data ?? null } };
}

/** Turns a refusal into the envelope, in the caller's language, with the sentence of each field at fault. */
export function errorAnswer(error: DomainError, locale: Locale): Answer {
  const { code = 0, status = 200 } = exceptions[error.code] ?? {};
  const fields = Object.entries(error.fields).map(([name, ref]) => [name, fieldSentence(ref, locale)]);
  const data = dataOfCode[error.code] ?? {
    ...error.data,
    error: error.code,
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
  };
  const first = fields[0]?.[1];
  const msg = error.code === 'invalid_input' && first ? first : sentence(locale, `errors.${error.code}`, error.values);
  return { status, body: { code, msg, time: toUnixSeconds(new Date()), data } };
}

/** What is wrong with a field, in the caller’s language. */
export function fieldSentence(ref: MessageRef, locale: Locale): string {
  const [validation, error] = [`validation.${ref.key}`, `errors.${ref.key}`];
  if (hasSentence(validation)) return sentence(locale, validation, ref.values);
  if (hasSentence(error)) return sentence(locale, error, ref.values);
  return sentence(locale, 'validation.invalid', ref.values);
}
