import type { LoginProviderName } from '#lib/contract/identity/login-providers.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { endJourney, over } from './journey.ts';
import { getLoginProvider } from './list-providers.ts';
import type { Answer, ProvenLogin } from './login-provider.ts';

export interface Arrival extends Answer {
  ticket: string;
  state: string;
}

/**
 * Who came back from a provider, to where they left from: `sessionId` is the session that links, null for who logs in. Throws
 * `login_journey_over`, `login_provider_off`, `login_provider_refused`, or `login_provider_unreachable`; what the provider
 * said is for the log alone.
 */
export async function proveArrival(
  ctx: ServerContext,
  { ticket, state, ...answer }: Arrival,
  sessionId: string | null,
): Promise<ProvenLogin> {
  const journey = await endJourney(ctx, { ticket, state });
  if (journey.sessionId !== sessionId) throw over();
  const provider = getLoginProvider(ctx, journey.provider);
  const proven = await provider.prove({ ...journey.secrets, ...answer }).catch((error) => {
    throw toUnreachable(journey.provider, error);
  });
  if (!proven) throw new DomainError('login_provider_refused');
  return proven;
}

/** What kept a provider from answering, worded for the log; a refusal stays what it is. */
export function toUnreachable(provider: LoginProviderName, error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { message = String(error), cause } = error as Partial<Error>;
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
  return new DomainError('login_provider_unreachable', { cause: new Error(`login by ${provider}: ${reason}`) });
}
