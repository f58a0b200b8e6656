import { dataExportLink, dataExportList, dataExportRequest } from '#lib/contract/identity/member-export.ts';
import { addressOf, linkToPrivate } from '#lib/server/files/index.ts';
import { type DataExport, getExportFile, listExports, requestExport } from '#lib/server/identity/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { type App, serve } from '../../serve.ts';

/** A link cannot be taken back, so it lives no longer than a slow click. */
const linkLifeInSeconds = 300;

/** No permission node: everybody may have a copy of what is theirs. */
export function registerAccountExport(app: App): void {
  serve(app, dataExportRequest, {
    guard: 'login',
    limits: [{ points: 20, seconds: 600, by: 'account-address' }],
    message: 'exportOrdered',
    run: async ({ server, member: { userId }, body: { password }, ip, locale }) =>
      toRecord(await requestExport(server, { userId, password, ip, locale }), server.clock.now()),
  });
  serve(app, dataExportList, {
    guard: 'login',
    run: async ({ server, member }) => {
      const exports = await listExports(server, member.userId);
      return { list: exports.map((row) => toRecord(row, server.clock.now())), total: exports.length };
    },
  });
  serve(app, dataExportLink, {
    guard: 'login',
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    run: async ({ server, member, body }) => {
      const url = addressOf(await getExportFile(server, member.userId, body.id));
      return {
        url: linkToPrivate(server, { url }, { ttlSeconds: linkLifeInSeconds }),
        expire_time: toUnixSeconds(server.clock.now()) + linkLifeInSeconds,
      };
    },
  });
}

function toRecord({ id, status, size, createdAt, readyAt, expiresAt }: DataExport, now: Date) {
  return {
    id,
    status,
    size,
    create_time: toUnixSeconds(createdAt),
    ready_time: toUnixSeconds(readyAt),
    expire_time: toUnixSeconds(expiresAt),
    can_download: status === 'ready' && expiresAt !== null && expiresAt > now,
  };
}
