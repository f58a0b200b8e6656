/** Why an application is not handed to a provider: keys of words. */
const beginRefusals = [
  'not_found',
  /** It is being issued already, is issued, or has come to nothing. */
  'status_changed',
  /** It is for whoever asks, or for the store they work for. */
  'own_record',
  /** Its issuer issues manually. */
  'manual',
  /** The provider that its issuer has chosen is not offered now. */
  'unavailable',
  /** A document of it exists that is not what was asked for: whoever issues has to see to that one first. */
  'document_there',
  /** What the provider does not issue. */
  'medium',
  'kind',
  'currency',
  /** A line has no code of the tax side. */
  'taxCode',
] as const;
export type BeginRefusal = (typeof beginRefusals)[number];
