import { pageTopic } from '#lib/contract/files/upload-topics.ts';
import {
  operatorPageDocument,
  operatorPageDraft,
  operatorPagePicture,
  operatorPagePlace,
  operatorPagePublish,
  operatorPageRestore,
  operatorPageWithdraw,
} from '#lib/contract/site/desk-blocks.ts';
import { preparePicture, toPicture } from '#lib/server/files/index.ts';
import { findUserNames } from '#lib/server/identity/index.ts';
import { getDocumentForDesk, placePage, publishPage, restoreVersion, withdrawPage } from '#lib/server/site/index.ts';
import { savePageDraft } from '#lib/server/workflows/site/save-page-draft.ts';
import { type App, serve } from '../../serve.ts';
import { toDeskDocument } from './desk-blocks-records.ts';

const edit = { node: 'operator/page/edit' } as const;

/** What operators do about pages of blocks. */
export function registerOperatorBlocks(app: App): void {
  registerDraft(app);
  registerPublications(app);
}

function registerDraft(app: App): void {
  serve(app, operatorPageDocument, {
    guard: { node: 'operator/page/list' },
    run: async ({ server, query }) => {
      const found = await getDocumentForDesk(server, query.page);
      const ids = found.publications.flatMap(({ publishedBy }) => publishedBy ?? []);
      return toDeskDocument(found, await findUserNames(server.db, [...new Set(ids)]));
    },
  });
  serve(app, operatorPageDraft, {
    guard: edit,
    run: async ({ server, member, body }) => {
      const { version } = await savePageDraft(server, member, body);
      return { version };
    },
  });
  serve(app, operatorPagePlace, {
    guard: edit,
    message: 'pageSaved',
    run: ({ server, member, body: { is_published: isPublished, ...change } }) =>
      placePage(server, member, { ...change, isPublished }),
  });
  serve(app, operatorPagePicture, {
    guard: edit,
    run: async ({ server, member, body }) => {
      const file = await preparePicture(server, { userId: member.userId, url: body.url, topic: pageTopic });
      return { file: file.id, picture: toPicture(file, '') };
    },
  });
}

function registerPublications(app: App): void {
  serve(app, operatorPagePublish, {
    guard: edit,
    message: 'pagePublished',
    run: async ({ server, member: operator, body: { from, until, asks_consent: asksConsent, ...publication } }) => {
      const times = { startsAt: toTime(from), endsAt: toTime(until), asksConsent };
      const by = { operator, now: server.clock.now() };
      return { number: await server.db.transaction((tx) => publishPage(tx, { ...publication, ...times }, by)) };
    },
  });
  serve(app, operatorPageWithdraw, {
    guard: edit,
    message: 'pageWithdrawn',
    run: async ({ server, member: operator, body }) =>
      server.db.transaction((tx) => withdrawPage(tx, body, { operator, now: server.clock.now() })),
  });
  serve(app, operatorPageRestore, {
    guard: edit,
    message: 'pageRestored',
    run: ({ server, member: operator, body }) =>
      server.db.transaction((tx) => restoreVersion(tx, body, { operator, now: server.clock.now() })),
  });
}

const toTime = (seconds: number): Date | undefined => (seconds === 0 ? undefined : new Date(seconds * 1000));
