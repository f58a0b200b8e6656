import { z } from 'zod';
import { SettingsError } from './settings-error.ts';

/**
 * Every text that the shop sends by message, and what may stand in it: providers let a template through once, and fill its gaps.
 * No address of a page is among them, since providers refuse those in gaps.
 */
const gaps = {
  Code: ['code', 'minutes', 'purpose'],
  PasswordChanged: [],
  BindChanged: ['address'],
  AccountClosed: [],
  StoreInvite: ['inviter', 'store', 'days'],
  Notice: ['title', 'text'],
} as const satisfies Record<string, readonly string[]>;

export const smsTexts = Object.keys(gaps) as (keyof typeof gaps)[];

interface SmsTemplate {
  /** As the provider numbers it. */
  id: string;
  /** What fills its gaps, in their order. */
  gaps: readonly string[];
}

type SmsTemplates = Readonly<Record<keyof typeof gaps, SmsTemplate>>;

const entry = /^(\w+)=([\w-]{1,40})\(([\w, ]*)\)$/;

/** `Code=SMS_1(code,minutes);Notice=SMS_2()`: the text, the provider's number of its template, and what fills its gaps. */
const templates = z.string().transform((text, context): SmsTemplates => {
  const refuse = (message: string): never => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const found: Partial<Record<keyof typeof gaps, SmsTemplate>> = {};
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue;
    const [, name = '', id = '', listed = ''] = entry.exec(part) ?? [];
    const known = smsTexts.find((each) => each === name);
    if (!known) return refuse(`${part} is no text of the shop with a template, as in Code=SMS_1(code)`);
    const names = listed.split(',').flatMap((each) => each.trim() || []);
    const allowed: readonly string[] = [...gaps[known], 'site'];
    const strange = names.find((each) => !allowed.includes(each));
    if (strange !== undefined) return refuse(`${known} has no ${strange}, only ${allowed.join(', ')}`);
    found[known] = { id, gaps: names };
  }
  const missing = smsTexts.find((name) => !found[name]);
  return missing ? refuse(`${missing} has no template`) : (found as SmsTemplates);
});

/** Who sends text messages; without a provider they stay in the outbox, announced on the terminal. */
export const smsSettings = {
  SMS_PROVIDER: z.enum(['aliyun', 'tencent']).optional(),
  SMS_ACCESS_KEY_ID: z.string().optional(),
  SMS_ACCESS_KEY_SECRET: z.string().optional(),
  SMS_SIGN_NAME: z.string().max(40).optional(),
  /** Tencent's number of the application (SdkAppId). */
  SMS_APP_ID: z
    .string()
    .regex(/^\d{6,20}$/)
    .optional(),
  SMS_REGION: z.string().optional(),
  SMS_TEMPLATES: templates.optional(),
  /** For readers of English; missing: they are sent the others. */
  SMS_TEMPLATES_EN: templates.optional(),
  SMS_ENDPOINT: z
    .url()
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
};

type SmsSettings = z.infer<z.ZodObject<typeof smsSettings>>;

/** Throws a `SettingsError`: half a provider would fail at the first message, which may be somebody's code. */
export function requireSoundSms(env: SmsSettings): void {
  const needed = ['SMS_ACCESS_KEY_ID', 'SMS_ACCESS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATES'] as const;
  const names = env.SMS_PROVIDER === 'tencent' ? ([...needed, 'SMS_APP_ID'] as const) : needed;
  const present = env.SMS_PROVIDER ? 'SMS_PROVIDER' : names.find((name) => env[name]);
  const missing = env.SMS_PROVIDER ? names.find((name) => !env[name]) : 'SMS_PROVIDER';
  if (!present || !missing) return;
  const words = { key: 'settingMissing', values: { name: missing, present } };
  throw new SettingsError(missing, `${missing} is not set, though ${present} is`, words);
}
