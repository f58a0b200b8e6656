import type { Audience } from './registrations.ts';
import { camel, pascal } from './text.ts';

/** What a list is called on each shelf. */
export interface ListNames {
  domain: string;
  audience: Audience;
  /** As it was named: `payout-requests`. */
  name: string;
  /** The same as `payoutRequests` and `PayoutRequests`. */
  camel: string;
  pascal: string;
  /** File of contract, api and routes. */
  file: string;
  /** The entry of the contract, and its address. */
  entry: string;
  path: string;
  sorts: string;
  /** The table, in code and in the database. */
  table: string;
  tableName: string;
  /** The use case. */
  list: string;
  namespace: string;
  /** The page below `/user/`. */
  page: string;
  /** Who the rows belong to; nobody's at the desk. */
  owner: 'userId' | 'storeId' | undefined;
}

export function nameList(domain: string, audience: Audience, name: string): ListNames {
  const words = { camel: camel(name), pascal: pascal(name) };
  return {
    domain,
    audience,
    name,
    ...words,
    file: `${audience}-${name}`,
    entry: { desk: `operator${words.pascal}`, store: `store${words.pascal}`, member: `${domain}${words.pascal}` }[
      audience
    ],
    path: {
      desk: `/api/operator/${words.camel}/list`,
      store: `/api/store/${words.camel}`,
      member: `/api/${domain}/${words.camel}`,
    }[audience],
    sorts: `${words.camel}Sorts`,
    table: camel(`${domain}-${name}`),
    tableName: `${domain}_${name.replaceAll('-', '_')}`,
    list: `list${pascal(audience)}${words.pascal}`,
    namespace: `${domain}${pascal(audience)}`,
    page: `${{ desk: 'desk', store: 'store', member: 'account' }[audience]}/${words.camel}`,
    owner: ({ desk: undefined, store: 'storeId', member: 'userId' } as const)[audience],
  };
}
