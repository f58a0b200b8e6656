'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import {
  type CategoryForm,
  type OperatorCategory,
  operatorCategoriesQuery,
  saveCategory,
} from '#lib/api/operator-category.ts';

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

/** What is typed about a category, and what was refused of it. */
export function useCategoryForm({ category, parent, onSaved }: CategoryFormInput) {
  const queries = useQueryClient();
  const [values, setValues] = useState<CategoryValues>(() => ({
    texts: category?.texts ?? { 'zh-cn': empty, en: empty },
    slug: category?.slug ?? '',
    isSlugOwn: category !== undefined,
    picture: undefined,
  }));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const set = (patch: Partial<CategoryValues>) =>
    setValues((before) => {
      const next = { ...before, ...patch };
      return next.isSlugOwn ? next : { ...next, slug: toSlug(next.texts.en.name) };
    });
  const send = async () => {
    const { texts, slug, picture } = values;
    const whose = category ? { id: category.id, version: category.version } : { parent_id: parent };
    const { id } = await saveCategory({ ...whose, texts, slug, ...(picture !== undefined && { picture }) });
    await queries.invalidateQueries({ queryKey: operatorCategoriesQuery().queryKey });
    onSaved(id);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setFaults({});
    setRefusal(undefined);
    try {
      await send();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFaults(error.fields);
      if (error.status === 200 && Object.keys(error.fields).length === 0) setRefusal(error.message);
    } finally {
      setSending(false);
    }
  };
  return { values, set, faults, refusal, isSending, submit };
}

/** An address from a name: its Latin words, joined by hyphens. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}
