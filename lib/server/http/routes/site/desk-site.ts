import { operatorLeadHandle, operatorLeads } from '#lib/contract/site/desk-leads.ts';
import { operatorLegalDraft, operatorLegalTexts } from '#lib/contract/site/desk-legal.ts';
import {
  operatorNavigation,
  operatorNavigationMove,
  operatorNavigationRemove,
  operatorNavigationSave,
} from '#lib/contract/site/desk-navigation.ts';
import { operatorPage, operatorPageRemove, operatorPageSave, operatorPages } from '#lib/contract/site/desk-pages.ts';
import { operatorSettings, operatorSettingsSave } from '#lib/contract/site/desk-settings.ts';
import {
  countConsents,
  listNavigation,
  moveNavigation,
  removeNavigation,
  saveNavigation,
} from '#lib/server/identity/index.ts';
import { toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import {
  changeSettings,
  describeSettings,
  draftLegalText,
  getPageForDesk,
  handleLead,
  listAllPages,
  listLeads,
  listLegalTexts,
  removePage,
  savePage,
} from '#lib/server/site/index.ts';
import { type App, serve } from '../../serve.ts';
import { toDeskLead, toDeskPage, toDeskPageTexts, toLegalText, toNavigationRule } from './desk-site-records.ts';

/** What operators do about the site itself. */
export function registerOperatorSite(app: App): void {
  registerPages(app);
  registerLegal(app);
  registerSettings(app);
  registerNavigation(app);
  registerLeads(app);
}

function registerPages(app: App): void {
  const see = { node: 'operator/page/list' } as const;
  const edit = { node: 'operator/page/edit' } as const;
  serve(app, operatorPages, {
    guard: see,
    run: async ({ server, locale }) => {
      const { pages, homeFaults } = await listAllPages(server);
      return { list: pages.map((each) => toDeskPage(each, locale)), home_faults: homeFaults };
    },
  });
  serve(app, operatorPage, {
    guard: see,
    run: async ({ server, query, locale }) => {
      const found = await getPageForDesk(server, query.id);
      return { ...toDeskPage(found, locale), texts: toDeskPageTexts(found) };
    },
  });
  serve(app, operatorPageSave, {
    guard: edit,
    message: 'pageSaved',
    run: ({ server, member, body: { is_published: isPublished, ...change } }) =>
      savePage(server, member, { ...change, isPublished }),
  });
  serve(app, operatorPageRemove, {
    guard: edit,
    message: 'pageRemoved',
    run: async ({ server, member, body }) => removePage(server, member, body.id),
  });
}

function registerLegal(app: App): void {
  serve(app, operatorLegalTexts, {
    guard: { node: 'operator/page/list' },
    run: async ({ server, locale }) => {
      const texts = await listLegalTexts(server);
      const versions = texts.flatMap(({ published }) => published?.versionId ?? []);
      const people = await countConsents(server.db, versions);
      return { list: texts.map((text) => toLegalText(text, { locale, people })) };
    },
  });
  serve(app, operatorLegalDraft, {
    guard: { node: 'operator/page/edit' },
    message: 'legalDrafted',
    run: async ({ server, member, body: { kind } }) => ({ page_id: await draftLegalText(server, member, kind) }),
  });
}

function registerSettings(app: App): void {
  serve(app, operatorSettings, {
    guard: { node: 'operator/settings/see' },
    run: async ({ server }) => ({ list: await describeSettings(server) }),
  });
  serve(app, operatorSettingsSave, {
    guard: { node: 'operator/settings/edit' },
    message: 'settingsSaved',
    run: async ({ server, member, body }) => changeSettings(server, member, body.changes),
  });
}

function registerNavigation(app: App): void {
  const edit = { node: 'operator/navigation/edit' } as const;
  serve(app, operatorNavigation, {
    guard: { node: 'operator/navigation/list' },
    run: async ({ server }) => ({ list: (await listNavigation(server)).map(toNavigationRule) }),
  });
  serve(app, operatorNavigationSave, {
    guard: edit,
    message: 'navigationSaved',
    run: async ({ server, member, body: { menu_type: menuType, is_public: isPublic, ...change } }) => ({
      id: await saveNavigation(server, member, { ...change, menuType, isPublic }),
    }),
  });
  serve(app, operatorNavigationMove, {
    guard: edit,
    run: async ({ server, member, body }) => moveNavigation(server, member, body),
  });
  serve(app, operatorNavigationRemove, {
    guard: edit,
    message: 'navigationRemoved',
    run: async ({ server, member, body }) => removeNavigation(server, member, body.id),
  });
}

function registerLeads(app: App): void {
  serve(app, operatorLeads, {
    guard: { node: 'operator/lead/list' },
    run: async ({ server, query }) => {
      const { topic, state, q } = query;
      return toWorkPage(await listLeads(server, { topic, state, q }, toWorkQuery(query)), toDeskLead);
    },
  });
  serve(app, operatorLeadHandle, {
    guard: { node: 'operator/lead/handle' },
    message: 'leadHandled',
    run: async ({ server, member, body }) => handleLead(server, member, body),
  });
}
