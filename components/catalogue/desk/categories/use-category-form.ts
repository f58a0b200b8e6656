'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type CategoryForm, type OperatorCategory, saveCategory } from '#lib/api/catalogue/desk-categories.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { latinLocale } from '#lib/i18n/languages.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import { toSlug } from '../to-slug.ts';
import { useRecordForm } from '../use-record-form.ts';

export interface CategoryValues {
  texts: CategoryForm['texts'];
  slug: string;
  /** Somebody wrote the address; else it follows the English name. */
  isSlugOwn: boolean;
  /** Undefined: as it is. */
  picture: string | null | undefined;
}

interface CategoryFormInput {
  category: OperatorCategory | undefined;
  parent: number | null;
  onSaved: (id: number) => void;
}

const empty = { name: '', description: '' };

function start(category: OperatorCategory | undefined): CategoryValues {
  return {
    texts: category?.texts ?? inEachLanguage(() => empty),
    slug: category?.slug ?? '',
    isSlugOwn: category !== undefined,
    picture: undefined,
  };
}

const follow = (values: CategoryValues) =>
  values.isSlugOwn ? values : { ...values, slug: toSlug(values.texts[latinLocale].name) };

/** Under which what is typed about a category is kept. */
export const categoryName = (id: number) => `category:${id}`;
export const newCategoryName = (parent: number | null) => `category:new:${parent ?? 'top'}`;

/** What is typed about a category, and what was refused of it. */
export function useCategoryForm({ category, parent, onSaved }: CategoryFormInput) {
  const queries = useQueryClient();
  const refresh = async () => {
    const { list } = await queries.fetchQuery({ ...apiQuery('/api/operator/category/list'), staleTime: 0 });
    return list.find(({ id }) => id === category?.id)?.version;
  };
  return useRecordForm<CategoryValues>({
    name: category ? categoryName(category.id) : newCategoryName(parent),
    seen: category && {
      version: category.version,
      mark: JSON.stringify([category.slug, category.texts, category.picture?.url]),
    },
    start: () => start(category),
    follow,
    refresh,
    send: async ({ texts, slug, picture }, version) => {
      const whose = category ? { id: category.id, version } : { parent_id: parent };
      const { id } = await saveCategory({ ...whose, texts, slug, ...(picture !== undefined && { picture }) });
      await refresh();
      onSaved(id);
    },
  });
}
