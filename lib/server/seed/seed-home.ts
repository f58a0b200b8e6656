import type { Executor } from '../db/connection.ts';
import { findDocument, homePage, publishPage } from '../site/index.ts';
import { writePageDraft } from '../workflows/site/save-page-draft.ts';
import { demoHome } from './content/home.ts';

/** The home page of the demo shop, by what an operator does; one that is there is left as it is. */
export async function seedHome(tx: Executor, categories: ReadonlyMap<string, number>, now: Date): Promise<void> {
  if (await findDocument(tx, homePage)) return;
  const content = demoHome((slug) => categories.get(slug));
  const change = { page: homePage, version: 0, ...content };
  const { version } = await writePageDraft(tx, { editedBy: null, change, now });
  await publishPage(tx, { page: homePage, version, note: '' }, { operator: undefined, now });
}
