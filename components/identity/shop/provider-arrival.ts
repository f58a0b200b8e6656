import { finishLink } from '#lib/api/identity/login-providers.ts';
import { sendCheckIn } from '#lib/api/identity/shop-login.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { LoginProviderName } from '#lib/contract/identity/login-providers.ts';
import { takeJourney } from '#lib/session/provider-journey.ts';
import type { CheckedIn } from './checked-in.ts';

/** What a provider led back with. */
export interface Arrival {
  state: string;
  /** Empty where the person agreed to nothing there. */
  code: string;
  /** Who answers, where the provider says so. */
  iss: string | undefined;
}

/** A login that a provider has proven and no account has: it is linked to the one that the person logs in to. */
export interface LinkOffer {
  link: string;
  provider: LoginProviderName;
  name: string;
}

/** What came of it. `lost`: nothing is known of it here. `cancelled`: the person agreed to nothing there. */
type Outcome =
  | ({ kind: 'done' } & CheckedIn)
  | { kind: 'offer'; offer: LinkOffer }
  | { kind: 'ticket'; ticket: string; link: string | undefined }
  | { kind: 'lost' | 'cancelled' }
  | { kind: 'refused'; text: string };

export type Arrived = Outcome & {
  /** They came to link a login to the account they are in. */
  isLinking: boolean;
  /** Where they wanted to go when they left. */
  target: string | undefined;
};

/** What the address says of somebody who comes back from a provider; undefined: nobody does. */
export function readArrival(query: URLSearchParams): Arrival | undefined {
  const state = query.get('state');
  return state ? { state, code: query.get('code') ?? '', iss: query.get('iss') ?? undefined } : undefined;
}

/** Ends the journey that began in this tab. What the provider itself says of a fault is not shown. */
export async function endJourney(arrival: Arrival): Promise<Arrived> {
  const journey = takeJourney();
  if (!journey) return { kind: 'lost', isLinking: false, target: undefined };
  const { ticket, purpose, target } = journey;
  const isLinking = purpose === 'link';
  const outcome = arrival.code ? await prove({ ...arrival, ticket }, isLinking) : { kind: 'cancelled' as const };
  return { ...outcome, isLinking, target };
}

async function prove(proof: Arrival & { ticket: string }, isLinking: boolean): Promise<Outcome> {
  try {
    if (!isLinking) {
      const { routePath, consents_due } = await sendCheckIn({ tab: 'provider', ...proof });
      return { kind: 'done', routePath, consents_due };
    }
    await finishLink(proof);
    return { kind: 'done', routePath: '', consents_due: [] };
  } catch (error) {
    return toOutcome(error);
  }
}

function toOutcome(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { kind: 'lost' };
  if (error.error === 'login_unlinked') return { kind: 'offer', offer: error.data as LinkOffer };
  if (error.error === 'two_factor_required') {
    const { ticket, link } = error.data as { ticket: string; link?: string };
    return { kind: 'ticket', ticket, link };
  }
  return { kind: 'refused', text: error.message };
}
