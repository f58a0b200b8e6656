/** What a tab keeps while its person is away at a provider that says who they are. */
interface ProviderJourney {
  /** Proves that who comes back left from here. */
  ticket: string;
  purpose: 'login' | 'link';
  /** Where they wanted to go. */
  target?: string | undefined;
}

const key = 'provider-journey';

export function keepJourney(journey: ProviderJourney): void {
  sessionStorage.setItem(key, JSON.stringify(journey));
}

/** Once: nobody comes back twice from the same journey. */
export function takeJourney(): ProviderJourney | undefined {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  try {
    return kept ? (JSON.parse(kept) as ProviderJourney) : undefined;
  } catch {
    return undefined;
  }
}
