import { languages } from '#lib/i18n/languages.ts';
import type { ServerEnv } from '../../env.ts';
import type { WordedMessage } from '../word-message.ts';

export type SmsEnv = Pick<
  ServerEnv,
  | 'SMS_PROVIDER'
  | 'SMS_ACCESS_KEY_ID'
  | 'SMS_ACCESS_KEY_SECRET'
  | 'SMS_SIGN_NAME'
  | 'SMS_APP_ID'
  | 'SMS_REGION'
  | 'SMS_TEMPLATES'
  | 'SMS_TEMPLATES_EN'
  | 'SMS_ENDPOINT'
>;

/** One message as a provider is asked to send it: a template of its own, and what fills the gaps, in their order. */
export interface SmsOrder {
  /** Without the country: the shop takes numbers of the mainland. */
  mobile: string;
  templateId: string;
  gaps: readonly (readonly [name: string, value: string])[];
}

export interface SmsGate {
  /** Sends a message, or throws: a `FinalFailure` where another try is of no use. */
  send(order: SmsOrder): Promise<void>;
  /** Asks whether this template may be used, which changes nothing. Throws whatever keeps it from answering. */
  probe(templateId: string): Promise<void>;
}

/** In the reader's language, where the shop has templates in it. Throws for a text that is never sent by message. */
export function toOrder(
  { SMS_TEMPLATES: usual, SMS_TEMPLATES_EN: english }: SmsEnv,
  { recipient, locale, template: name, values = {} }: WordedMessage,
): SmsOrder {
  const templates = languages[locale].reads === 'english' ? (english ?? usual) : usual;
  const template = Object.entries(templates ?? {}).find(([text]) => text === name)?.[1];
  if (!template) throw new Error(`no template for ${name}`);
  const gaps = template.gaps.map((gap) => [gap, oneLine(String(values[gap] ?? ''))] as const);
  return { mobile: recipient, templateId: template.id, gaps };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
