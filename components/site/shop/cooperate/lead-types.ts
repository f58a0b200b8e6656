import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { CooperationTopic, cooperateApply } from '#lib/contract/site/shop-leads.ts';

type LeadBody = BodyOf<typeof cooperateApply>;
/** What a person fills in; the captcha is added when it is sent. */
export type Lead = Omit<LeadBody, 'captchaId' | 'captchaInfo'>;
export type LeadField = keyof Lead;

export const leadFields = ['company', 'contact', 'mobile', 'email', 'topic', 'message'] as const satisfies LeadField[];

/** Everything the form says, in the page's language: the browser loads no messages. */
export interface LeadWords {
  labels: Record<LeadField, string>;
  help: Partial<Record<LeadField, string>>;
  topics: { value: CooperationTopic; name: string }[];
  optional: string;
  submit: string;
  sending: string;
  failed: string;
  /** With the placeholders `{count}`, `{name}`, `{sku}`, `{quantity}`, `{number}`. */
  checkForm: { one: string; other: string };
  about: string;
  aboutSku: string;
  aboutQuantity: string;
  doneTitle: string;
  doneText: string;
  doneAgain: string;
  doneHome: string;
  /** Sentences for the keys of the contract's checks. */
  validation: Record<string, string>;
}
