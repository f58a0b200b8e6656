import { ApiError } from '#lib/api/transport/api-error.ts';
import { postApi } from '#lib/api/transport/browser.ts';
import { requestCaptcha } from '#lib/utils/captcha-request.ts';
import { checkLead, type LeadFault } from './check-lead.ts';
import type { LeadField, LeadWords } from './lead-types.ts';

interface SendOutcome {
  /** Sentences for the fields at fault. */
  faults?: Partial<Record<LeadField, string>>;
  trouble?: string;
  /** The number to refer to: it was received. */
  number?: string;
}

/** Checks, asks for the captcha only when all is well, sends. Never throws for a refusal of the server. */
export async function sendLead(values: Record<string, unknown>, words: LeadWords): Promise<SendOutcome> {
  const checked = checkLead(values);
  if ('faults' in checked) return withFaults(sentences(checked.faults, words), words);
  const captcha = await requestCaptcha();
  if (!captcha) return {};
  try {
    const body = { ...checked.lead, ...captcha };
    const { number } = await postApi('/api/cooperate/apply', body, { isCodeShown: false });
    return { number };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (Object.keys(error.fields).length > 0) return withFaults(error.fields, words);
    return { trouble: error.message || words.failed };
  }
}

function withFaults(faults: SendOutcome['faults'] & object, words: LeadWords): SendOutcome {
  const count = Object.keys(faults).length;
  const sentence = count === 1 ? words.checkForm.one : words.checkForm.other;
  return { faults, trouble: sentence.replace('{count}', String(count)) };
}

function sentences(
  faults: Partial<Record<LeadField, LeadFault>>,
  words: LeadWords,
): Partial<Record<LeadField, string>> {
  const known = (key: string) => words.validation[key] ?? words.validation.invalid ?? '';
  return Object.fromEntries(
    Object.entries(faults).map(([name, { key, max }]) => [name, known(key).replace('{max}', String(max))]),
  );
}
