import { caseTopic, invoiceTopic, quotationTopic } from '../files/upload-topics.ts';
import type { SellerSide } from '../seller-path.ts';
import type { KeyScope } from './key-scopes.ts';

/** Of these a key needs one, by the topic that a call names. */
export type ScopesByTopic = Readonly<Record<SellerSide, Readonly<Record<string, readonly KeyScope[]>>>>;

/**
 * What programs upload: files for what they may write. Whatever is not here is for people, what proves who they are above all.
 */
export const uploadScopes: ScopesByTopic = {
  store: {
    delivery: ['order:write'],
    [quotationTopic]: ['quotation:write'],
    [caseTopic]: ['order_aftersales:write'],
    [invoiceTopic]: ['invoice:write'],
    logo: ['profile:write'],
  },
  desk: {
    catalogue: ['product:write', 'category:write'],
    [quotationTopic]: ['quote:write'],
    [caseTopic]: ['aftersale:write'],
    [invoiceTopic]: ['invoice:write'],
  },
};

/** Empty: no key may. */
export function scopesForTopic(scopes: ScopesByTopic, side: SellerSide, topic: unknown): readonly KeyScope[] {
  const name = String(topic).toLowerCase();
  return Object.hasOwn(scopes[side], name) ? (scopes[side][name] ?? []) : [];
}
