'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { useSavingMoments } from '#components/work/saving/use-saving-moments.ts';
import { type LineRequest, type SavedLine, saveLineQuietly } from '#lib/api/quotation/member-quotations.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import type { QuotationDetail } from '#lib/contract/quotation/member-records.ts';
import { openLogin } from '#lib/session/login-request.ts';
import { isLoggedIn, onStoredUserChange } from '#lib/session/stored-user.ts';
import type { LineAddress } from '../../quotation-paths.ts';
import { type AnswersPlace, keepAnswers, keyOfNewLine, readKept } from './kept-answers.ts';
import { isSameAnswers, type LineAnswers, type LineValues, toAnswers } from './line-request.ts';
import { LineSaver } from './line-saver.ts';
import { toSaveOutcome } from './save-outcome.ts';

interface LineDraftInput {
  template: QuoteTemplate;
  line: LineAddress;
  /** What the server has, or what a new line begins with. */
  start: LineValues;
  /** The address after a new line was made. */
  addressOf: (line: LineAddress) => string;
}

/** A line that is saved while it is answered. It begins with what an earlier visit could not save any more. */
export function useLineDraft({ template, line, start, addressOf }: LineDraftInput) {
  const { id: user } = useMemberCentre().user;
  const [address, setAddress] = useState(line);
  const [values, setValues] = useState(start);
  const now = useRef({ values, address });
  const send = useSend((saved) => {
    if ('no' in now.current.address) return;
    keepAnswers(placeOf(now.current.address, user), undefined);
    now.current.address = { no: saved.no, id: saved.item.id };
    setAddress(now.current.address);
    history.replaceState(history.state, '', addressOf(now.current.address));
  });
  const key = useRef<string>(undefined);
  const newKey = (place: AnswersPlace) => {
    key.current ??= keyOfNewLine(place);
    return key.current;
  };
  const [saver] = useState(() => {
    const saved = 'no' in line ? toAnswers(template, start) : undefined;
    return new LineSaver<LineAnswers>(saved, {
      read: () => toAnswers(template, now.current.values),
      isSame: isSameAnswers,
      keep: (isUnsaved) => keep(isUnsaved, { template, user, ...now.current }),
      send: async (answers) => {
        const { address } = now.current;
        const outcome = await send({ ...answers, ...('no' in address ? address : { line_key: newKey(address) }) });
        // A key that went on into another quotation names no new line any more.
        if (outcome === 'gone' && !('no' in address)) keepAnswers(address, undefined);
        return outcome;
      },
    });
  });
  const change = (next: Partial<LineValues>) => {
    now.current = { ...now.current, values: { ...now.current.values, ...next } };
    setValues(now.current.values);
    saver.touch();
  };
  const place = useRef<HTMLDivElement>(null);
  useSavingMoments(saver, place);
  useSavingAfterLogin(saver);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    const kept = readKept(placeOf(line, user));
    if (kept) change({ given: kept.selection ?? {}, qtyText: String(kept.qty) });
  }, []);
  return { values, change, saver, address, place };
}

function placeOf(line: LineAddress, user: number): AnswersPlace {
  return 'no' in line ? { user, line: line.id } : { product: line.product };
}

interface Keepable {
  template: QuoteTemplate;
  user: number;
  values: LineValues;
  address: LineAddress;
}

function keep(isUnsaved: boolean, { template, user, values, address }: Keepable): void {
  const qty = Number(values.qtyText);
  const { product_id, template_version_id } = template;
  const answers = { product_id, template_version_id, selection: values.given, qty: Number.isInteger(qty) ? qty : 1 };
  keepAnswers(placeOf(address, user), isUnsaved ? answers : undefined);
}

/** Sends a line; what was saved is at once what every page of this quotation shows. */
function useSend(onSaved: (saved: SavedLine) => void) {
  const queries = useQueryClient();
  return async (input: LineRequest) => {
    const saving = saveLineQuietly(input).then((saved) => {
      queries.setQueryData(
        apiQuery('/api/quote/info', { no: saved.no }).queryKey,
        (detail) => detail && withItem(detail, saved),
      );
      onSaved(saved);
    });
    const outcome = await toSaveOutcome(saving);
    if (outcome === 'login') openLogin({ tab: 'login', why: 'save' });
    return outcome;
  };
}

function withItem(detail: QuotationDetail, { item }: SavedLine): QuotationDetail {
  const items = detail.current.items.map((each) => (each.id === item.id ? item : each));
  return { ...detail, current: { ...detail.current, items } };
}

/** Saves when the login that was missing is there. */
function useSavingAfterLogin(saver: LineSaver<LineAnswers>): void {
  useEffect(
    () =>
      onStoredUserChange(() => {
        if (isLoggedIn() && saver.store.getState().phase === 'login') saver.hurry();
      }),
    [saver],
  );
}
