import {
  passkeyAdd,
  passkeyRemove,
  passkeyRename,
  passkeySetup,
  passkeys,
} from '#lib/contract/identity/member-passkeys.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { shopParty } from '#lib/server/http/scope/shop-party.ts';
import {
  addPasskey,
  describePasskeys,
  nameDevice,
  offerPasskey,
  type PasskeyFacts,
  removePasskey,
  renamePasskey,
} from '#lib/server/identity/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { type App, serve } from '../../serve.ts';

/** The password is checked here: it must not be found by trying with a stolen token. */
const limits: RequestLimit[] = [{ points: 20, seconds: 600, by: 'account-address' }];

export function registerAccountPasskeys(app: App): void {
  serve(app, passkeys, {
    guard: 'login',
    run: async (call) => {
      const { list, limit, needsCode } = await describePasskeys(call.server, call.member.userId);
      const origin = shopParty(call)?.origin ?? '';
      return { list: list.map(toPasskey), total: list.length, limit, origin, needs_code: needsCode };
    },
  });
  serve(app, passkeySetup, {
    guard: 'login',
    limits,
    run: async (call) => {
      const { password, code = '' } = call.body;
      const { ip, locale } = call;
      return offerPasskey(call.server, call.member, { party: shopParty(call), password, code, ip, locale });
    },
  });
  serve(app, passkeyAdd, {
    guard: 'login',
    limits,
    message: 'passkeyAdded',
    run: async (call) => {
      const { ticket, credential, name = '' } = call.body;
      const fallbackName = sentence(call.locale, 'api.passkeyName');
      const addition = { party: shopParty(call), ticket, credential, name, fallbackName, userAgent: call.userAgent };
      const added = await addPasskey(call.server, call.member, addition);
      return { id: added.id, name: added.name };
    },
  });
  serve(app, passkeyRename, {
    guard: 'login',
    message: 'passkeyRenamed',
    run: ({ server, member, body: { id, name } }) => renamePasskey(server, { userId: member.userId, id }, name),
  });
  serve(app, passkeyRemove, {
    guard: 'login',
    message: 'passkeyRemoved',
    run: ({ server, member, body: { id } }) => removePasskey(server, { userId: member.userId, id }),
  });
}

function toPasskey(facts: PasskeyFacts) {
  const { id, name, kind, keeper, userAgent, createdAt, lastUsedAt, lastUsedAgent, isSuspect } = facts;
  return {
    id,
    name,
    kind,
    keeper,
    device: nameDevice(userAgent),
    create_time: toUnixSeconds(createdAt),
    last_used_time: toUnixSeconds(lastUsedAt),
    last_device: nameDevice(lastUsedAgent),
    is_suspect: isSuspect,
  };
}
