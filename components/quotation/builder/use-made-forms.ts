import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import { isLoggedIn, onStoredUserChange } from '#lib/session/stored-user.ts';
import { asksForMadeForm, type MadeForm } from '#lib/specification/made-forms.ts';

const none: MadeForm[] = [];

/** Own orders whose forms are kept, where the tree asks for one; none for who is nobody yet. */
export function useMadeForms(template: QuoteTemplate): readonly MadeForm[] {
  const isMember = useSyncExternalStore(onStoredUserChange, isLoggedIn, () => false);
  const { data } = useQuery({
    ...apiQuery('/api/quote/made', { product: template.product_id }),
    enabled: isMember && asksForMadeForm(template),
  });
  return (isMember && data) || none;
}
