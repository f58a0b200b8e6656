import {
  operatorLook,
  operatorLookPreview,
  operatorLookPublish,
  operatorLookRestore,
  operatorLookSave,
} from '#lib/contract/site/desk-look.ts';
import { lookPreview, siteLook } from '#lib/contract/site/shop-look.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import {
  derivePalettes,
  notesOnColours,
  type PublishedLook,
  readLook,
  readPreviewToken,
  writePreviewToken,
} from '#lib/server/site/index.ts';
import { bringBackLook, publishDraftOf, saveLook } from '#lib/server/workflows/look/save-look.ts';
import { type LookSeen, seeLook } from '#lib/server/workflows/look/see-look.ts';
import { showLiveLook, showLook } from '#lib/server/workflows/look/show-look.ts';
import { type App, serve } from '../../serve.ts';

/** How the shop looks: what every page asks, and what operators make of it. */
export function registerLook(app: App): void {
  serve(app, siteLook, { guard: 'public', run: ({ server }) => showLiveLook(server) });
  serve(app, lookPreview, {
    guard: { node: 'operator/look/edit' },
    run: ({ server, member, query }) => {
      const look = readPreviewToken(server, member.userId, query.token);
      if (!look) throw new DomainError('not_found');
      return showLook(server, { id: 0, look });
    },
  });
  serve(app, operatorLook, {
    guard: { node: 'operator/look/see' },
    run: async ({ server }) => describe(await seeLook(server)),
  });
  serve(app, operatorLookPreview, {
    guard: { node: 'operator/look/edit' },
    run: async ({ server, member, body: { look } }) => ({
      token: writePreviewToken(server, member.userId, look),
      palettes: derivePalettes(look),
      notes: notesOnColours(look),
    }),
  });
  serve(app, operatorLookSave, {
    guard: { node: 'operator/look/edit' },
    message: 'lookSaved',
    run: ({ server, member, body: { look, version } }) => saveLook(server, member, { fields: look, version }),
  });
  serve(app, operatorLookPublish, {
    guard: { node: 'operator/look/publish' },
    message: 'lookPublished',
    run: ({ server, member, body }) => publishDraftOf(server, member, body.version),
  });
  serve(app, operatorLookRestore, {
    guard: { node: 'operator/look/publish' },
    message: 'lookPublished',
    run: ({ server, member, body }) => bringBackLook(server, member, body.id),
  });
}

function describe({ history, draft, names }: LookSeen) {
  const nameOf = (id: number | null) => (id === null ? '' : (names.get(id) ?? ''));
  const record = ({ id, look, publishedAt, publishedBy, restoredFrom }: PublishedLook) => ({
    id,
    look,
    time: toUnixSeconds(publishedAt),
    by: nameOf(publishedBy),
    restored_from: restoredFrom,
  });
  return {
    live: history[0]?.look ?? readLook(undefined),
    live_id: history[0]?.id ?? null,
    draft: draft ? { look: draft.look, time: toUnixSeconds(draft.savedAt), by: nameOf(draft.savedBy) } : null,
    version: draft?.version ?? 0,
    history: history.map(record),
  };
}
