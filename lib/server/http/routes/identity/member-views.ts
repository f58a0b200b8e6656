import { workViewRemove, workViewSave, workViews } from '#lib/contract/work-list.ts';
import { listWorkViews, removeWorkView, saveWorkView, type WorkView } from '#lib/server/identity/index.ts';
import { type App, serve } from '../../serve.ts';

export function registerWorkView(app: App): void {
  serve(app, workViews, {
    guard: 'login',
    run: async ({ server, member, query }) => {
      const views = await listWorkViews(server, member.userId, query.list);
      return { list: views.map(toView) };
    },
  });
  serve(app, workViewSave, {
    guard: 'login',
    limits: [{ points: 120, seconds: 600, by: 'account' }],
    message: 'viewSaved',
    run: async ({ server, member, body }) => toView(await saveWorkView(server, member.userId, body)),
  });
  serve(app, workViewRemove, {
    guard: 'login',
    message: 'viewRemoved',
    run: ({ server, member, body }) => removeWorkView(server, member.userId, body.id),
  });
}

function toView({ id, name, search }: WorkView) {
  return { id, name, search };
}
