import { typesOf } from '#lib/contract/integrations/webhook-events.ts';
import { deskWebhooks, storeWebhooks } from '#lib/contract/integrations/webhooks.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import {
  asDesk,
  asStore,
  getDelivery,
  listDeliveries,
  listEndpoints,
  type Owner,
  removeEndpoint,
  replayDelivery,
  replayFailed,
  rotateSecret,
  saveEndpoint,
  sendTestEvent,
  switchEndpoint,
} from '#lib/server/integrations/index.ts';
import type { Member, StoreMember } from '#lib/server/kernel/actor.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import type { Guard } from '../../scope/guard.ts';
import { type App, serve } from '../../serve.ts';
import { toAttemptRecord, toDeliveryRecord, toEndpointRecord } from './webhook-records.ts';

type DeskGuard = Exclude<Guard, 'public' | 'login'>;

/** Who keeps endpoints, and whose. */
interface HookDesk {
  calls: typeof storeWebhooks | typeof deskWebhooks;
  seeing: DeskGuard;
  editing: DeskGuard;
  ownerOf: (member: Member) => Owner;
}

/** What makes us write to somebody else's machine. */
const sending: RequestLimit[] = [{ points: 60, seconds: 600, by: 'account' }];

/** Where programs are told of events, of a store and of the platform. */
export function registerWebhooks(app: App): void {
  for (const desk of desks) {
    registerEndpoints(app, desk);
    registerDeliveries(app, desk);
  }
}

const desks: HookDesk[] = [
  {
    calls: storeWebhooks,
    seeing: { store: 'store/webhooks' },
    editing: { store: 'store/webhooks/edit' },
    // The guard lets nobody in without one.
    ownerOf: (member) => asStore(member as StoreMember),
  },
  {
    calls: deskWebhooks,
    seeing: { node: 'operator/webhook/list' },
    editing: { node: 'operator/webhook/edit' },
    ownerOf: asDesk,
  },
];

function registerEndpoints(app: App, { calls, seeing, editing, ownerOf }: HookDesk): void {
  serve(app, calls.list, {
    guard: seeing,
    run: async ({ server, member }) => {
      const owner = ownerOf(member);
      const list = await listEndpoints(server, owner);
      return { list: list.map(toEndpointRecord), types: [...typesOf(owner.side)] };
    },
  });
  serve(app, calls.save, {
    guard: editing,
    message: 'webhookSaved',
    run: ({ server, member, body: { id, version = 0, url, name, types } }) => {
      const known = id === undefined ? undefined : { id, version };
      return saveEndpoint(server, ownerOf(member), { facts: { url, name, types }, known });
    },
  });
  serve(app, calls.rotate, {
    guard: editing,
    message: 'webhookRotated',
    run: async ({ server, member, body }) => ({ secret: await rotateSecret(server, ownerOf(member), body.id) }),
  });
  serve(app, calls.switch, {
    guard: editing,
    message: 'webhookSaved',
    run: ({ server, member, body }) => switchEndpoint(server, ownerOf(member), { id: body.id, isOn: body.on }),
  });
  serve(app, calls.remove, {
    guard: editing,
    message: 'webhookRemoved',
    run: ({ server, member, body }) => removeEndpoint(server, ownerOf(member), body.id),
  });
}

function registerDeliveries(app: App, { calls, seeing, editing, ownerOf }: HookDesk): void {
  serve(app, calls.test, {
    guard: editing,
    limits: sending,
    message: 'webhookTested',
    run: ({ server, member, body }) => sendTestEvent(server, ownerOf(member), body.id),
  });
  serve(app, calls.deliveries, {
    guard: seeing,
    run: async ({ server, member, query }) => {
      const filter = { ...toPage(query), endpointId: query.webhook_id, status: query.status };
      const { list, total } = await listDeliveries(server, ownerOf(member), filter);
      return { list: list.map(toDeliveryRecord), total };
    },
  });
  serve(app, calls.delivery, {
    guard: seeing,
    run: async ({ server, member, query }) => {
      const { tries, url, body, ...listed } = await getDelivery(server, ownerOf(member), query.id);
      return { ...toDeliveryRecord(listed), url, body, tries: tries.map(toAttemptRecord) };
    },
  });
  serve(app, calls.replay, {
    guard: editing,
    limits: sending,
    message: 'webhookReplayed',
    run: ({ server, member, body }) => replayDelivery(server, ownerOf(member), body.id),
  });
  serve(app, calls.replayFailed, {
    guard: editing,
    limits: sending,
    message: 'webhookReplayed',
    run: async ({ server, member, body }) => {
      const asked = { endpointId: body.id, since: new Date(body.since * 1000) };
      return { count: await replayFailed(server, ownerOf(member), asked) };
    },
  });
}
