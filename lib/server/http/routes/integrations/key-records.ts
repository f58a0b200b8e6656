import type { ApiKeyRow } from '#lib/contract/integrations/keys.ts';
import { type ApiKey, statusOf } from '#lib/server/integrations/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';

interface Reading {
  nameOf: (id: number) => string;
  now: Date;
}

/** A key as it is listed, without the key. */
export function toKeyRecord(key: ApiKey, { nameOf, now }: Reading): ApiKeyRow {
  const status = statusOf(key, now);
  return {
    id: key.id,
    name: key.name,
    start: key.start,
    scopes: key.scopes,
    addresses: key.addresses,
    per_minute: key.perMinute,
    maker: { id: key.userId, name: nameOf(key.userId) },
    status,
    create_time: toUnixSeconds(key.createdAt),
    expire_time: toUnixSeconds(key.expiresAt),
    last_used_time: toUnixSeconds(key.lastUsedAt),
    last_used_ip: key.lastUsedIp,
    end_time: toUnixSeconds(key.endedAt),
    end_reason: key.endReason,
    actions: status === 'active' ? ['revoke'] : [],
  };
}
