import {
  invoiceTitleDefault,
  invoiceTitleDelete,
  invoiceTitleInfo,
  invoiceTitlePapers,
  invoiceTitleSave,
  invoiceTitles,
} from '#lib/contract/invoices/member-titles.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import {
  getTitle,
  listTitles,
  removeTitle,
  saveTitle,
  sendDocuments,
  setDefaultTitle,
  type TitleOwner,
} from '#lib/server/invoices/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { type App, serve } from '../../serve.ts';
import { describeTitle, describeTitles, toTitleInput } from './title-records.ts';

const limits: RequestLimit[] = [{ points: 120, seconds: 600, by: 'account' }];
const ownerOf = ({ userId }: Member): TitleOwner => ({ ownerType: 'user', ownerId: userId });

/** Whom a member's invoices are made out to. */
export function registerInvoiceTitles(app: App): void {
  serve(app, invoiceTitles, {
    guard: 'login',
    run: async ({ server, member }) => ({
      list: await describeTitles(server, listTitles(server.db, ownerOf(member))),
    }),
  });
  serve(app, invoiceTitleInfo, {
    guard: 'login',
    run: ({ server, member, query }) => describeTitle(server, getTitle(server.db, ownerOf(member), query.id)),
  });
  serve(app, invoiceTitleSave, {
    guard: 'login',
    limits,
    message: 'titleSaved',
    run: ({ server, member, body }) =>
      describeTitle(server, saveTitle(server, ownerOf(member), { ...toTitleInput(body), actor: member })),
  });
  serve(app, invoiceTitleDelete, {
    guard: 'login',
    message: 'titleDeleted',
    run: ({ server, member, body }) => removeTitle(server, ownerOf(member), body.id),
  });
  serve(app, invoiceTitleDefault, {
    guard: 'login',
    message: 'titleDefault',
    run: ({ server, member, body }) => setDefaultTitle(server, ownerOf(member), body.id),
  });
  serve(app, invoiceTitlePapers, {
    guard: 'login',
    limits,
    message: 'titlePapersSent',
    run: ({ server, member, body: { id: titleId, files: urls } }) =>
      sendDocuments(server, { member, owner: ownerOf(member) }, { titleId, urls }),
  });
}
