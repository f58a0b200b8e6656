import { deskKeys, storeKeys } from '#lib/contract/integrations/keys.ts';
import {
  asDesk,
  asStore,
  describeKeyOptions,
  listKeys,
  makeKey,
  type Owner,
  revokeKey,
} from '#lib/server/integrations/index.ts';
import type { Member, StoreMember } from '#lib/server/kernel/actor.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import type { Guard } from '../../scope/guard.ts';
import { type App, serve } from '../../serve.ts';
import { namePeople } from '../identity/name-people.ts';
import { toKeyRecord } from './key-records.ts';

type DeskGuard = Exclude<Guard, 'public' | 'login'>;

/** Who keeps keys, and whose. */
interface KeyDesk {
  calls: typeof storeKeys | typeof deskKeys;
  seeing: DeskGuard;
  making: DeskGuard;
  ownerOf: (member: Member) => Owner;
}

/** Keys of programs, of a store and of the platform. */
export function registerKeys(app: App): void {
  registerKeyDesk(app, {
    calls: storeKeys,
    seeing: { store: 'store/api_keys' },
    making: { store: 'store/api_keys/edit' },
    // The guard lets nobody in without one.
    ownerOf: (member) => asStore(member as StoreMember),
  });
  registerKeyDesk(app, {
    calls: deskKeys,
    seeing: { node: 'operator/apiKey/list' },
    making: { node: 'operator/apiKey/edit' },
    ownerOf: asDesk,
  });
}

function registerKeyDesk(app: App, { calls, seeing, making, ownerOf }: KeyDesk): void {
  serve(app, calls.list, {
    guard: seeing,
    run: async ({ server, member, query }) => {
      const filter = { ...toPage(query), status: query.status };
      const { list, total } = await listKeys(server, ownerOf(member), filter);
      const nameOf = await namePeople(
        server,
        list.map(({ userId }) => userId),
      );
      const now = server.clock.now();
      return { list: list.map((key) => toKeyRecord(key, { nameOf, now })), total };
    },
  });
  serve(app, calls.options, {
    guard: making,
    run: async ({ server, member }) => {
      const { scopes, needsCode } = await describeKeyOptions(server, ownerOf(member));
      return { scopes, needs_code: needsCode };
    },
  });
  serve(app, calls.make, {
    guard: making,
    // Password and code are checked here: neither may be found by trying with a stolen token.
    limits: [{ points: 20, seconds: 600, by: 'account-address' }],
    message: 'apiKeyMade',
    run: ({ server, member, body, ip }) => {
      const { name, scopes, addresses, per_minute: perMinute, days, password, code } = body;
      const facts = { name, scopes, addresses, perMinute, days };
      return makeKey(server, ownerOf(member), { facts, proof: { password, code, ip } });
    },
  });
  serve(app, calls.revoke, {
    guard: making,
    message: 'apiKeyRevoked',
    run: ({ server, member, body }) => revokeKey(server, ownerOf(member), body.id),
  });
}
