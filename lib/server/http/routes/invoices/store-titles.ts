import {
  storeTitleDefault,
  storeTitleDelete,
  storeTitleInfo,
  storeTitlePapers,
  storeTitleSave,
  storeTitles,
} from '#lib/contract/invoices/store-titles.ts';
import {
  getTitle,
  listTitles,
  removeTitle,
  saveTitle,
  sendDocuments,
  setDefaultTitle,
  type TitleOwner,
} from '#lib/server/invoices/index.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { type App, serve } from '../../serve.ts';
import { describeTitle, describeTitles, toTitleInput } from './title-records.ts';

const ownerOf = ({ storeId }: StoreMember): TitleOwner => ({ ownerType: 'store', ownerId: storeId });
const guard = { store: 'store/invoice/platform' } as const;
const toChange = { store: 'store/invoice/platform/apply' } as const;

/** Whom the platform's invoices to a store are made out to. */
export function registerStoreTitles(app: App): void {
  serve(app, storeTitles, {
    guard,
    run: async ({ server, member }) => ({
      list: await describeTitles(server, listTitles(server.db, ownerOf(member))),
    }),
  });
  serve(app, storeTitleInfo, {
    guard,
    run: ({ server, member, query }) => describeTitle(server, getTitle(server.db, ownerOf(member), query.id)),
  });
  serve(app, storeTitleSave, {
    guard: toChange,
    limits: [{ points: 120, seconds: 600, by: 'account' }],
    message: 'titleSaved',
    run: ({ server, member, body }) =>
      describeTitle(server, saveTitle(server, ownerOf(member), { ...toTitleInput(body), actor: member })),
  });
  serve(app, storeTitleDelete, {
    guard: toChange,
    message: 'titleDeleted',
    run: ({ server, member, body }) => removeTitle(server, ownerOf(member), body.id),
  });
  serve(app, storeTitleDefault, {
    guard: toChange,
    message: 'titleDefault',
    run: ({ server, member, body }) => setDefaultTitle(server, ownerOf(member), body.id),
  });
  serve(app, storeTitlePapers, {
    guard: toChange,
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    message: 'titlePapersSent',
    run: ({ server, member, body: { id: titleId, files: urls } }) =>
      sendDocuments(server, { member, owner: ownerOf(member) }, { titleId, urls }),
  });
}
