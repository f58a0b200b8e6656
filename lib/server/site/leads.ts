import type { CooperationTopic } from '#lib/contract/cooperate.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
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
export async function submitLead(ctx: ServerContext, lead: NewLead, origin: LeadOrigin): Promise<{ number: string }> {
  const now = ctx.clock.now();
  const number = newDocumentNumber('cooperation', now);
  await ctx.db.insert(cooperationLeads).values({
    ...lead,
    number,
    email: lead.email || null,
    locale: origin.locale,
    userId: origin.actor.kind === 'member' ? origin.actor.userId : null,
    ip: origin.ip,
    createdAt: now,
  });
  return { number };
}
