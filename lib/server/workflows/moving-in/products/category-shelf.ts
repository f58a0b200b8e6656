import type { MovingOptions } from '#lib/contract/integrations/desk-moving.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import {
  type CategoryFinder,
  maxCategoryDepth,
  openCategoryFinder,
  saveCategory,
} from '#lib/server/catalogue/index.ts';
import { lockMovingImport, updateMovingImport } from '#lib/server/integrations/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { MovingTask } from '../mover.ts';
import { hashOf, toAddress } from './address-of.ts';
import { writtenIn } from './written-in.ts';

/** Finds the categories that products of an import go to, and makes those that are missing. */
export class CategoryShelf {
  readonly #task: MovingTask;
  #finder: CategoryFinder | undefined;

  constructor(task: MovingTask) {
    this.#task = task;
  }

  /** Names from the top, as many as there are levels; where a file says nothing, what the options say. */
  pathOf(names: string[]): string[] {
    const clean = names
      .map((name) =>
        name
          .replace(/[\p{Cc}\s]+/gu, ' ')
          .replaceAll('/', '-')
          .trim()
          .slice(0, 80),
      )
      .filter(Boolean);
    if (clean.length === 0) return [this.#options.category];
    if (clean.length <= maxCategoryDepth) return clean;
    return [...clean.slice(0, maxCategoryDepth - 1), clean.at(-1) ?? ''];
  }

  get #options(): MovingOptions {
    return this.#task.record.options;
  }

  /** Reads the tree before transactions begin that would ask for it beside themselves. */
  async open(): Promise<void> {
    this.#finder ??= await openCategoryFinder(this.#task.ctx.db);
  }

  /** Undefined: it is not there yet. Throws `invalid_input` where several are called so. */
  async find(path: string[]): Promise<number | undefined> {
    this.#finder ??= await openCategoryFinder(this.#task.ctx.db);
    const match = this.#finder.find(path.join(' / '));
    if (!match || 'id' in match) return match?.id;
    const values = { name: path.join(' / '), candidates: match.candidates.join('; ') };
    throw new DomainError('invalid_input', { fields: { category_id: { key: 'importCategoryTwice', values } } });
  }

  /** Makes it, with what is above it. Throws what `saveCategory` throws. */
  async make(path: string[]): Promise<void> {
    let parentId: number | null = null;
    for (let depth = 1; depth <= path.length; depth += 1) {
      const known = await this.find(path.slice(0, depth));
      parentId = known ?? (await this.#makeOne(path.slice(0, depth), parentId));
    }
  }

  async #makeOne(path: string[], parentId: number | null): Promise<number> {
    const { ctx, actor, record } = this.#task;
    const name = path.at(-1) ?? '';
    const written = writtenIn(this.#options.language, true);
    const texts = inEachLanguage((locale) => ({
      name: written.includes(locale) || locale === defaultLocale ? name : '',
      description: '',
    }));
    const own = toAddress(name, 'category').slice(0, 60);
    const slugs = [own, `${own}-${hashOf(path.join('/')).slice(0, 6)}`];
    const id = await saveFirst(slugs, (slug) => saveCategory(ctx, actor, { parentId, slug, texts }));
    await ctx.db.transaction(async (tx) => {
      const { categoryIds } = await lockMovingImport(tx, record.id);
      await updateMovingImport(tx, record.id, { categoryIds: [...categoryIds, id] });
    });
    this.#finder = undefined;
    return id;
  }
}

/** With the first address that nobody has. */
async function saveFirst(slugs: string[], save: (slug: string) => Promise<number>): Promise<number> {
  for (const [at, slug] of slugs.entries()) {
    try {
      return await save(slug);
    } catch (error) {
      const isTaken = error instanceof DomainError && error.fields.slug !== undefined;
      if (!isTaken || at === slugs.length - 1) throw error;
    }
  }
  throw new RangeError('no address to try');
}
