import { readWorkState } from '#components/work/work-state.ts';
import type { WorkState } from '#components/work/work-types.ts';
import { leadSorts } from '#lib/contract/site/desk-leads.ts';
import { cooperationTopics } from '#lib/contract/site/shop-leads.ts';

export interface LeadsState extends WorkState<(typeof leadSorts)[number]> {
  topic?: (typeof cooperationTopics)[number];
  state?: 'open' | 'handled';
  q?: string;
}

/** What the list of enquiries shows, out of its address. */
export function readLeads(parameters: URLSearchParams): LeadsState {
  const topic = cooperationTopics.find((each) => each === parameters.get('topic'));
  const state = (['open', 'handled'] as const).find((each) => each === parameters.get('state'));
  const q = parameters.get('q')?.trim().slice(0, 60);
  return { ...readWorkState(parameters, leadSorts), ...(topic && { topic }), ...(state && { state }), ...(q && { q }) };
}
