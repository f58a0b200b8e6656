import { cooperationLeadSchema } from '#lib/contract/site/shop-leads.ts';
import type { Lead, LeadField } from './lead-types.ts';

export interface LeadFault {
  key: string;
  /** For sentences with a limit in them. */
  max?: number;
}

type CheckedLead = { lead: Lead } | { faults: Partial<Record<LeadField, LeadFault>> };

/** The server's own check, in the browser; loaded when somebody sends the form, because it is heavy. */
export function checkLead(values: Record<string, unknown>): CheckedLead {
  const result = cooperationLeadSchema.safeParse(values);
  if (result.success) return { lead: result.data };
  const faults: Partial<Record<LeadField, LeadFault>> = {};
  for (const issue of result.error.issues) {
    const name = issue.path[0] as LeadField;
    faults[name] ??= { key: issue.message, ...(issue.code === 'too_big' && { max: Number(issue.maximum) }) };
  }
  return { faults };
}
