import type { KeyScope } from '#lib/contract/integrations/key-scopes.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import type { Guard } from '../scope/guard.ts';
import { scopeOf } from '../scope/require-key-may.ts';
import type { RegisteredRoute } from '../serve.ts';

export type Caller = { role: 'guest' | 'customer' | 'store' | 'operator' } | { side: SellerSide; scope: KeyScope };

/** Who an example is made as: a program wherever one may, else the person whose call it is. */
export function callerOf(route: RegisteredRoute): Caller {
  const { entry, guard, isForPeople } = route;
  const scope = isForPeople ? undefined : scopeOf(guard, entry);
  if (scope) return { side: sideOf(guard), scope };
  return { role: roleOf(guard) };
}

const sideOf = (guard: Guard): SellerSide => (typeof guard === 'object' && 'store' in guard ? 'store' : 'desk');

function roleOf(guard: Guard): 'guest' | 'customer' | 'store' | 'operator' {
  if (guard === 'public') return 'guest';
  if (guard === 'login') return 'customer';
  if ('store' in guard) return 'store';
  return guard.node.startsWith('operator/') ? 'operator' : 'customer';
}
