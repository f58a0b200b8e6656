'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import {
  type OperatorAttribute,
  operatorAttributesQuery,
  removeAttribute,
  saveAttribute,
} from '#lib/api/operator-attribute.ts';
import { randomId } from '#lib/utils/random-id.ts';

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

export interface AttributeValues {
  key: string;
  /** Somebody wrote the key; else it follows the English name. */
  isKeyOwn: boolean;
  names: Names;
  isCardFact: boolean;
  values: EditValue[];
}

const noNames: Names = { 'zh-cn': '', en: '' };

export function newValue(): EditValue {
  return { uid: randomId(), key: '', isKeyOwn: false, names: noNames, productCount: 0 };
}

/** A value whose key follows its name, until somebody writes one. */
export function withKey(value: EditValue, others: readonly EditValue[]): EditValue {
  if (value.isKeyOwn) return value;
  const taken = others.filter(({ uid }) => uid !== value.uid).map(({ key }) => key);
  const key = toKey(value.names.en);
  return { ...value, key: key !== '' && taken.includes(key) ? `${key}-${taken.length + 1}` : key };
}

function toKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
}

function start(attribute: OperatorAttribute | undefined): AttributeValues {
  return {
    key: attribute?.key ?? '',
    isKeyOwn: attribute !== undefined,
    names: attribute?.names ?? noNames,
    isCardFact: attribute?.is_card_fact ?? false,
    values: (attribute?.values ?? []).map(({ product_count: productCount, ...value }) => ({
      ...value,
      productCount,
      uid: String(value.id),
      isKeyOwn: true,
    })),
  };
}

/** What is typed about an attribute, and what was refused of it. */
export function useAttributeForm(attribute: OperatorAttribute | undefined, onDone: (id?: number) => void) {
  const queries = useQueryClient();
  const [values, setValues] = useState(() => start(attribute));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const set = (patch: Partial<AttributeValues>) =>
    setValues((before) => {
      const next = { ...before, ...patch };
      return next.isKeyOwn ? next : { ...next, key: toKey(next.names.en) };
    });
  const refresh = () => queries.invalidateQueries({ queryKey: operatorAttributesQuery().queryKey });
  const guarded = async (run: () => Promise<void>) => {
    setSending(true);
    setFaults({});
    setRefusal(undefined);
    try {
      await run();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFaults(error.fields);
      if (error.status === 200 && Object.keys(error.fields).length === 0) setRefusal(error.message);
    } finally {
      setSending(false);
    }
  };
  return {
    values,
    set,
    faults,
    refusal,
    isSending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void guarded(async () => {
        const { key, names, isCardFact } = values;
        const whose = attribute && { id: attribute.id, version: attribute.version };
        const list = values.values.map(({ id, key: own, names: each }) => ({
          ...(id !== undefined && { id }),
          key: own,
          names: each,
        }));
        const { id } = await saveAttribute({ ...whose, key, names, is_card_fact: isCardFact, values: list });
        await refresh();
        onDone(id);
      });
    },
    remove: () =>
      guarded(async () => {
        if (!attribute) return;
        await removeAttribute({ id: attribute.id, version: attribute.version });
        onDone();
        await refresh();
      }),
  };
}
