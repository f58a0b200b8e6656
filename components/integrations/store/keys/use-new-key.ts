'use client';

import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { makeKey } from '#lib/api/integrations/keys.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import { keyLimits } from '#lib/contract/integrations/key-limits.ts';
import type { ScopeMode } from '#lib/contract/integrations/key-scopes.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';

/** An area in which the maker may do something, and what of it a key can be given. */
export interface KeyAreaOffer {
  area: string;
  modes: ScopeMode[];
}

interface KeyValues {
  name: string;
  days: string;
  per_minute: string;
  /** One a line, or with commas between. */
  addresses: string;
  access: Record<string, '' | ScopeMode>;
  password: string;
  code: string;
}

/** The areas of a list of scopes, in its order. */
export function offerAreas(scopes: readonly string[]): KeyAreaOffer[] {
  const areas = new Map<string, ScopeMode[]>();
  for (const scope of scopes) {
    const [area = '', mode = 'read'] = scope.split(':');
    areas.set(area, [...(areas.get(area) ?? []), mode as ScopeMode]);
  }
  return [...areas].map(([area, modes]) => ({ area, modes }));
}

/** What was chosen, as the server takes it. */
export const scopesOf = (access: KeyValues['access']) =>
  Object.entries(access).flatMap(([area, mode]) => (mode ? [`${area}:${mode}`] : []));

export const addressesOf = (text: string) => text.split(/[\s,，;；]+/).filter(Boolean);

interface NewKey {
  side: SellerSide;
  areas: readonly KeyAreaOffer[];
  onMade: (key: string) => void;
}

/** The form of a new key; what is refused of one of several addresses stands at all of them. */
export function useNewKey({ side, areas, onMade }: NewKey) {
  const form = useDecisionForm({
    values: {
      name: '',
      days: String(keyLimits.usualDays),
      per_minute: String(keyLimits.usualPerMinute),
      addresses: '',
      access: Object.fromEntries(areas.map(({ area }) => [area, ''])),
      password: '',
      code: '',
    } as KeyValues,
    fields: ['name', 'days', 'per_minute', 'addresses', 'password', 'code'],
    send: ({ access, addresses, days, per_minute, ...rest }) =>
      makeKey(side, { ...rest, scopes: scopesOf(access), addresses: addressesOf(addresses), days, per_minute }),
    onDone: ({ key }) => onMade(key),
    onRefused: (error): boolean => {
      const [address] = Object.entries(error.fields).filter(([field]) => field.startsWith('addresses.'));
      if (address) form.setError('addresses', { type: 'server', message: address[1] });
      if (error.fields.scopes) form.setError('access', { type: 'server', message: error.fields.scopes });
      return isSaid(error);
    },
  });
  return form;
}

const isSaid = ({ fields }: ApiError) =>
  Object.keys(fields).length > 0 &&
  Object.keys(fields).every((field) => field === 'scopes' || field.startsWith('addresses.'));

export type NewKeyForm = ReturnType<typeof useNewKey>;
