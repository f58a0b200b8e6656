import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { captchaFields, emailField, mobileField, requiredText } from '../fields.ts';

/** What somebody wants to do with us; the words are messages. */
export const cooperationTopics = ['supply', 'bulk-purchase', 'resale', 'service-partner', 'media', 'other'] as const;
export type CooperationTopic = (typeof cooperationTopics)[number];

/** The lead form; the same schema checks it in the browser. */
export const cooperationLeadSchema = z.object({
  company: requiredText(100),
  contact: requiredText(50),
  mobile: mobileField,
  email: z.union([z.literal(''), emailField]).default(''),
  topic: z.enum(cooperationTopics, 'required'),
  message: requiredText(2000),
});

export const cooperateApply = endpoint({
  method: 'post',
  path: '/api/cooperate/apply',
  summary: 'Submits a cooperation enquiry; answers with the reference number',
  body: cooperationLeadSchema.extend(captchaFields),
  stale: [],
  data: z.object({ number: z.string() }),
});
