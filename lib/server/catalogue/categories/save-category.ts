import { eq } from 'drizzle-orm';
import type { Texts } from '#lib/i18n/texts.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { claimFile, findPictureFiles, releaseFile, takeShopPicture } from '../../files/index.ts';
import { type Actor, type Member, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { logCatalogueEdit } from '../log-catalogue-edit.ts';
import { editCategoriesNode } from '../nodes.ts';
import { takeCategorySlug } from '../products/former-slugs.ts';
import { categories, maxCategoryDepth } from '../tables.ts';
import {
  type CategoryRow,
  lockProducts,
  lockTree,
  refreshBranch,
  replaceCategoryTexts,
  requireSeenCategory,
} from './category-editing.ts';

interface CategoryInput {
  /** Undefined: a new one. */
  id?: number | undefined;
  /** Of the category as the editor has seen it. */
  version?: number | undefined;
  /** Of a new one; null is the top. */
  parentId: number | null;
  slug: string;
  texts: Texts<{ name: string; description: string }>;
  /** Address of an uploaded picture; null takes it away, undefined leaves it. */
  picture?: string | null | undefined;
}

/**
 * Makes a category behind its siblings, or changes texts, address and picture of one; lists and pages show it from the
 * commit on. Answers its id. Throws `no_permission`, `not_found`, `status_changed`, and `invalid_input` at its field: an
 * address that is taken, a parent that is not there or too deep, a picture that cannot be used.
 */
export async function saveCategory(ctx: ServerContext, actor: Actor, input: CategoryInput): Promise<number> {
  const member = requireNode(actor, editCategoriesNode);
  return ctx.db.transaction(async (tx) => {
    if (input.id !== undefined) await lockProducts(tx, input.id);
    const tree = await lockTree(tx);
    const before = input.id === undefined ? undefined : requireSeenCategory(tree, input.id, input.version);
    if (tree.some(({ id, slug }) => slug === input.slug && id !== input.id)) throw refusal('slug', 'slugTaken');
    const id = before?.id ?? (await insertCategory(tx, tree, input));
    const picture = await takePicture(tx, { id, before, input, member });
    await tx
      .update(categories)
      .set({
        slug: input.slug,
        ...(picture !== undefined && { pictureFileId: picture }),
        ...(before && { version: before.version + 1 }),
        updatedAt: ctx.clock.now(),
      })
      .where(eq(categories.id, id));
    const left = before && before.slug !== input.slug ? before.slug : undefined;
    await takeCategorySlug(tx, { id, slug: input.slug, left });
    await replaceCategoryTexts(tx, id, input.texts);
    const event = before ? 'save' : 'create';
    await logCatalogueEdit(tx, actor, { kind: 'category', id, event, name: input.slug });
    if (before) await refreshBranch(tx, id);
    else await announceChange(tx, ['catalogue']);
    return id;
  });
}

async function insertCategory(tx: Executor, tree: CategoryRow[], { parentId, slug }: CategoryInput): Promise<number> {
  const parent = tree.find(({ id }) => id === parentId);
  if (parentId !== null && !parent) throw refusal('parent_id', 'choice');
  if (parent && parent.path.length >= maxCategoryDepth) throw refusal('parent_id', 'categoryDepth');
  const sort = Math.max(-1, ...tree.filter((each) => each.parentId === parentId).map((each) => each.sort)) + 1;
  const [created] = await tx
    .insert(categories)
    .values({ slug, parentId, path: [], sort })
    .returning({ id: categories.id });
  if (!created) throw new Error(`category ${slug} was not stored`);
  const path = [...(parent?.path ?? []), created.id];
  await tx.update(categories).set({ path }).where(eq(categories.id, created.id));
  return created.id;
}

interface PictureChange {
  id: number;
  before: CategoryRow | undefined;
  input: CategoryInput;
  member: Member;
}

/** Key of the picture from now on; undefined where it stays. The one that is shown may always be posted back. */
async function takePicture(
  tx: Executor,
  { id, before, input, member }: PictureChange,
): Promise<number | null | undefined> {
  const { picture: url } = input;
  if (url === undefined) return undefined;
  const subject = `category:${id}`;
  if (url === null) {
    await releaseFile(tx, { subject });
    return null;
  }
  const [shown] = (await findPictureFiles(tx, [before?.pictureFileId ?? null])).values();
  if (shown?.url === url) return undefined;
  const ofShop = await takeShopPicture(tx, url);
  if (ofShop !== undefined) {
    await releaseFile(tx, { subject });
    return ofShop;
  }
  const accept = { isPrivate: false, isImage: true };
  const file = await claimFile(tx, { url, userId: member.userId, subject, accept, field: 'picture' });
  await releaseFile(tx, { subject, except: file.id });
  return file.id;
}

function refusal(field: string, key: string): DomainError {
  return new DomainError('invalid_input', { fields: { [field]: { key, values: { max: maxCategoryDepth } } } });
}
