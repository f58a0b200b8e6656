import { linkBegin, linkedLogins, linkFinish, linkRemove } from '#lib/contract/identity/login-providers.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { beginLink, describeLinkedLogins, finishLink, type LinkedLogin, unlink } from '#lib/server/identity/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { type App, serve } from '../../serve.ts';

/** Password and code are checked here: neither may be found by trying with a stolen token. */
const limits: RequestLimit[] = [{ points: 20, seconds: 600, by: 'account-address' }];

export function registerLinkedLogins(app: App): void {
  serve(app, linkedLogins, {
    guard: 'login',
    run: async ({ server, member }) => {
      const { linked, canLink, needsCode } = await describeLinkedLogins(server, member);
      return { list: linked.map(toRecord), can_link: canLink, needs_code: needsCode };
    },
  });
  serve(app, linkBegin, {
    guard: 'login',
    limits,
    run: ({ server, member, body: { code = '', ...body }, ip }) => beginLink(server, member, { ...body, code, ip }),
  });
  serve(app, linkFinish, {
    guard: 'login',
    limits,
    message: 'loginLinked',
    run: ({ server, member, body }) => finishLink(server, member, body),
  });
  serve(app, linkRemove, {
    guard: 'login',
    limits,
    message: 'loginUnlinked',
    run: ({ server, member, body: { code = '', ...body }, ip }) => unlink(server, member, { ...body, code, ip }),
  });
}

function toRecord({ provider, name, createdAt, usedAt }: LinkedLogin) {
  return {
    provider,
    name,
    create_time: toUnixSeconds(createdAt),
    last_time: toUnixSeconds(usedAt),
  };
}
