'use client';

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { previewCase } from '#lib/api/aftersales/member-cases.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import type { CaseWorth } from '#lib/contract/aftersales/member-records.ts';
import type { toPreview } from './apply-values.ts';

type Preview = ReturnType<typeof toPreview>;

/** Who types a number types its digits one after the other. */
const restInMs = 300;

/** What would come back at most, as the server works it out: asked anew a moment after what it depends on has changed. */
export function useWorth(preview: Preview) {
  const asked = useRested(preview);
  return useQuery({
    ...queryOptions<CaseWorth | undefined, ApiError>({
      queryKey: ['/api/aftersale/preview', asked],
      queryFn: ({ signal }) => asked && previewCase(asked, signal),
      staleTime: 0,
      gcTime: 60_000,
    }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
}

function useRested(preview: Preview): Preview {
  const text = JSON.stringify(preview);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restInMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === undefined ? undefined : (JSON.parse(rested) as Preview);
}
