'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type OperatorAttribute, removeAttribute, saveAttribute } from '#lib/api/catalogue/desk-attributes.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { latinLocale } from '#lib/i18n/languages.ts';
import { noTexts } from '#lib/i18n/texts.ts';
import { randomId } from '#lib/utils/random-id.ts';
import { keepRecord } from '../kept-records.ts';
import { toSlug } from '../to-slug.ts';
import { useRecordForm } from '../use-record-form.ts';

type Names = OperatorAttribute['names'];

export interface EditValue {
  /** Its place in the form, whatever becomes of key and order. */
  uid: string;
  /** Undefined for a new one. */
  id?: number;
  key: string;
  isKeyOwn: boolean;
  names: Names;
  productCount: number;
}

interface AttributeValues {
  key: string;
  /** Somebody wrote the key; else it follows the English name. */
  isKeyOwn: boolean;
  names: Names;
  isCardFact: boolean;
  values: EditValue[];
}

export function newValue(): EditValue {
  return { uid: randomId(), key: '', isKeyOwn: false, names: noTexts, productCount: 0 };
}

/** A value whose key follows its name, until somebody writes one. */
export function withKey(value: EditValue, others: readonly EditValue[]): EditValue {
  if (value.isKeyOwn) return value;
  const taken = others.filter(({ uid }) => uid !== value.uid).map(({ key }) => key);
  const key = toSlug(value.names[latinLocale], longestKey);
  return { ...value, key: key !== '' && taken.includes(key) ? `${key}-${taken.length + 1}` : key };
}

const longestKey = 40;

function start(attribute: OperatorAttribute | undefined): AttributeValues {
  return {
    key: attribute?.key ?? '',
    isKeyOwn: attribute !== undefined,
    names: attribute?.names ?? noTexts,
    isCardFact: attribute?.is_card_fact ?? false,
    values: (attribute?.values ?? []).map(({ product_count: productCount, ...value }) => ({
      ...value,
      productCount,
      uid: String(value.id),
      isKeyOwn: true,
    })),
  };
}

const follow = (values: AttributeValues) =>
  values.isKeyOwn ? values : { ...values, key: toSlug(values.names[latinLocale], longestKey) };

const toBody = ({ key, names, isCardFact, values }: AttributeValues) => ({
  key,
  names,
  is_card_fact: isCardFact,
  values: values.map(({ id, key: own, names: each }) => ({ ...(id !== undefined && { id }), key: own, names: each })),
});

/** Under which what is typed about an attribute is kept. */
export const attributeName = (id: number | 'new') => `attribute:${id}`;

/** What is typed about an attribute, and what was refused of it. */
export function useAttributeForm(attribute: OperatorAttribute | undefined, onDone: (id?: number) => void) {
  const queries = useQueryClient();
  const refresh = async () => {
    const { list } = await queries.fetchQuery({ ...apiQuery('/api/operator/attribute/list'), staleTime: 0 });
    return list.find(({ id }) => id === attribute?.id)?.version;
  };
  const form = useRecordForm<AttributeValues>({
    name: attributeName(attribute?.id ?? 'new'),
    seen: attribute && { version: attribute.version, mark: JSON.stringify(toBody(start(attribute))) },
    start: () => start(attribute),
    follow,
    refresh,
    send: async (values, version) => {
      const { id } = await saveAttribute({ ...(attribute && { id: attribute.id, version }), ...toBody(values) });
      await refresh();
      onDone(id);
    },
  });
  return {
    ...form,
    remove: () =>
      form.attempt(async () => {
        if (!attribute) return;
        await removeAttribute({ id: attribute.id, version: attribute.version });
        keepRecord(attributeName(attribute.id), undefined);
        onDone();
        await refresh();
      }),
  };
}
