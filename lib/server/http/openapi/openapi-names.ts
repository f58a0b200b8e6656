import type { Endpoint } from '#lib/contract/endpoint.ts';

type Address = Pick<Endpoint, 'method' | 'path'>;

const wordsOf = (path: string) => path.split('/').slice(2).filter(Boolean);

/** The part of the API a call belongs to: the first word of its path. */
export const tagOf = ({ path }: Pick<Address, 'path'>): string => wordsOf(path)[0] ?? 'api';

/**
 * What generated clients call the call: its method and the words of its path in camel case, so that it changes only where the
 * address does. `get /api/account/balance` is `getAccountBalance`.
 */
export function operationIdOf({ method, path }: Address): string {
  return method + capitalized(wordsOf(path).join('/'));
}

export const webhookTag = 'webhooks';

/** What generated servers call the receiver of an event: `order.paid` is `receiveOrderPaid`. */
export const webhookOperationIdOf = (type: string): string => `receive${capitalized(type)}`;

const capitalized = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
