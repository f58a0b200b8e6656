import { operatorSynonymRemove, operatorSynonymSave, operatorSynonyms } from '#lib/contract/catalogue/desk-synonyms.ts';
import { editSynonymsNode, listSynonyms, removeSynonyms, saveSynonyms } from '#lib/server/catalogue/index.ts';
import { type App, serve } from '../../serve.ts';

const guard = { node: editSynonymsNode } as const;

/** Words that mean the same to who searches, as operators keep them. */
export function registerOperatorSynonym(app: App): void {
  serve(app, operatorSynonyms, { guard, run: async ({ server }) => ({ list: await listSynonyms(server.db) }) });
  serve(app, operatorSynonymSave, {
    guard,
    message: 'synonymsSaved',
    run: async ({ server, actor, body }) => ({ id: await saveSynonyms(server, actor, body) }),
  });
  serve(app, operatorSynonymRemove, {
    guard,
    message: 'synonymsRemoved',
    run: ({ server, actor, body }) => removeSynonyms(server, actor, body),
  });
}
