'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toNumber } from '#components/quotation/builder/size/size-text.ts';
import { writeKept } from '#components/ui/hooks/use-kept-state.ts';
import { useSavingMoments } from '#components/work/saving/use-saving-moments.ts';
import { useServerNews } from '#components/work/saving/use-server-news.ts';
import { useTypedBefore } from '#components/work/saving/use-typed-before.ts';
import { type LineRequest, type SavedLine, saveLineQuietly } from '#lib/api/quotation/member-quotations.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { QuotationDetail, QuotationItem } from '#lib/contract/quotation/member-records.ts';
import { openLogin } from '#lib/session/login-request.ts';
import { maxQuantity } from '#lib/specification/price-selection.ts';
import { readUnitPrice } from '#lib/specification/unit-price.ts';
import { isSame } from '../../builder/answers.ts';
import { type LineValues, requestOf, toValues } from '../draft/line-request.ts';
import { LineSaver } from '../draft/line-saver.ts';
import { toSaveOutcome } from '../draft/save-outcome.ts';

/** A line whose quantity, note and files are changed where it stands, and saved a moment later. */
export function useQuickLine(no: string, item: QuotationItem) {
  const queries = useQueryClient();
  const name = `quotation-line:${item.id}`;
  const [values, setValues] = useState(() => toValues(item));
  const now = useRef({ values, item });
  now.current.item = item;
  const [saver] = useState(
    () =>
      new LineSaver<LineRequest>(requestOf(no, item), {
        read: () => quickRequest(no, now.current.item, now.current.values),
        isSame,
        keep: (isUnsaved) => writeKept(name, isUnsaved ? quickValues(now.current.values) : undefined),
        send: async (request) => {
          const saving = saveLineQuietly(request).then((saved) => show(saved));
          const outcome = await toSaveOutcome(saving);
          if (outcome === 'login') openLogin({ tab: 'login', why: 'save' });
          return outcome;
        },
      }),
  );
  const show = (saved: SavedLine) => {
    const put = (draft: QuotationDetail | null | undefined) => draft && withLine(draft, saved);
    queries.setQueryData(apiQuery('/api/quote/basket').queryKey, put);
    queries.setQueryData(apiQuery('/api/quote/info', { no: saved.no }).queryKey, (draft) => put(draft) ?? undefined);
  };
  const change = (next: Partial<LineValues>) => {
    now.current.values = { ...now.current.values, ...next };
    setValues(now.current.values);
    saver.touch();
  };
  const place = useRef<HTMLLIElement>(null);
  useSavingMoments(saver, place);
  useTypedBefore<QuickValues>(name, change);
  const typed = useRef(quickValues(values));
  typed.current = quickValues(now.current.values);
  useServerNews({
    server: quickValues(toValues(item)),
    now: typed,
    take: (news) => {
      now.current.values = { ...now.current.values, ...news };
      setValues(now.current.values);
      saver.adopt(requestOf(no, item));
    },
  });
  return { values, change, saver, place };
}

type QuickValues = Omit<LineValues, 'given'>;

/** What is changed where the line stands; its configuration has a page of its own. */
const quickValues = ({ qtyText, note, targetPrice, files }: LineValues): QuickValues => ({
  qtyText,
  note,
  targetPrice,
  files,
});

/** Whether a quantity is one that the server would keep. */
export const isQuantity = (text: string): boolean => {
  const qty = toNumber(text);
  return qty !== undefined && Number.isInteger(qty) && qty >= 1 && qty <= maxQuantity;
};

function quickRequest(no: string, item: QuotationItem, values: LineValues): LineRequest | undefined {
  const qty = toNumber(values.qtyText);
  if (qty === undefined || !isQuantity(values.qtyText)) return undefined;
  const { target_price: _, ...request } = requestOf(no, item);
  const target = values.targetPrice.trim();
  if (target !== '' && readUnitPrice(target) === undefined) return undefined;
  return {
    ...request,
    qty,
    note: values.note.trim(),
    files: values.files.map(({ url }) => url),
    ...(target && { target_price: target }),
  };
}

function withLine(draft: QuotationDetail, { no, item }: SavedLine): QuotationDetail {
  if (draft.no !== no) return draft;
  const items = draft.current.items.map((each) => (each.id === item.id ? item : each));
  return { ...draft, current: { ...draft.current, items } };
}
