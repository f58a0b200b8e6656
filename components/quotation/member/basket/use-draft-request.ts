'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { writeKept } from '#components/ui/hooks/use-kept-state.ts';
import { useSavingMoments } from '#components/work/saving/use-saving-moments.ts';
import { useServerNews } from '#components/work/saving/use-server-news.ts';
import { useTypedBefore } from '#components/work/saving/use-typed-before.ts';
import { saveQuotation } from '#lib/api/quotation/member-quotations.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { quoteSave } from '#lib/contract/quotation/member-quotations.ts';
import type { QuotationDetail } from '#lib/contract/quotation/member-records.ts';
import { isSame } from '../../builder/answers.ts';
import { LineSaver } from '../draft/line-saver.ts';
import { toSaveOutcome } from '../draft/save-outcome.ts';

type Request = Required<Omit<BodyOf<typeof quoteSave>, 'address_id'>> & { address_id?: number };
type RequestFile = QuotationDetail['files'][number];

export interface RequestValues {
  title: string;
  requirements: string;
  need_by: string;
  address_id: number;
  files: RequestFile[];
}

/** What a draft says beside its lines, saved while it is typed. */
export function useDraftRequest(draft: QuotationDetail) {
  const queries = useQueryClient();
  const name = `quotation-request:${draft.no}`;
  const [values, setValues] = useState(() => toValues(draft));
  const now = useRef(values);
  const [saver] = useState(
    () =>
      new LineSaver<Request>(toRequest(draft.no, now.current), {
        read: () => toRequest(draft.no, now.current),
        isSame,
        keep: (isUnsaved) => writeKept(name, isUnsaved ? now.current : undefined),
        send: (request) =>
          toSaveOutcome(
            saveQuotation(request).then((saved) =>
              queries.setQueryData(apiQuery('/api/quote/info', { no: saved.no }).queryKey, saved),
            ),
          ),
      }),
  );
  const change = (next: Partial<RequestValues>) => {
    now.current = { ...now.current, ...next };
    setValues(now.current);
    saver.touch();
  };
  const place = useRef<HTMLDivElement>(null);
  useSavingMoments(saver, place);
  useTypedBefore<RequestValues>(name, change);
  useServerNews({
    server: toValues(draft),
    now,
    take: (news) => {
      now.current = { ...now.current, ...news };
      setValues(now.current);
      saver.adopt(toRequest(draft.no, toValues(draft)));
    },
  });
  return { values, change, saver, place };
}

function toValues({ title, requirements, need_by, address, files }: QuotationDetail): RequestValues {
  return { title, requirements, need_by, address_id: address?.id ?? 0, files };
}

function toRequest(no: string, { title, requirements, need_by, address_id, files }: RequestValues): Request {
  return {
    no,
    title: title.trim(),
    requirements: requirements.trim(),
    need_by,
    files: files.map(({ url }) => url),
    ...(address_id > 0 && { address_id }),
  };
}
