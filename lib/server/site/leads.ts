import type { CooperationTopic } from '#lib/contract/site/shop-leads.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../db/connection.ts';
import type { Actor } from '../kernel/actor.ts';
import { newDocumentNumber } from '../kernel/ids.ts';
import { cooperationLeads } from './content-tables.ts';

export interface NewLead {
  company: string;
  contact: string;
  mobile: string;
  email: string;
  topic: CooperationTopic;
  message: string;
}

/** Where an enquiry came from, as far as the edge knows. */
export interface LeadOrigin {
  actor: Actor;
  ip: string;
  locale: Locale;
}

/** Keeps a cooperation enquiry and answers the number its writer can refer to. */
export async function insertLead(
  tx: Executor,
  lead: NewLead,
  { actor, ip, locale, at: now }: LeadOrigin & { at: Date },
): Promise<{ number: string }> {
  const number = newDocumentNumber('cooperation', now);
  await tx.insert(cooperationLeads).values({
    ...lead,
    number,
    email: lead.email || null,
    locale,
    userId: actor.kind === 'member' ? actor.userId : null,
    ip,
    createdAt: now,
  });
  return { number };
}
