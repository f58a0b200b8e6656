'use client';

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type CheckoutSource, type OrderPreview, previewOrder } from '#lib/api/orders/member-orders.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';

interface PreviewInput {
  what: CheckoutSource;
  address_id: number | undefined;
  points: number;
}

/** What it would cost now: asked anew with each choice, and each time the person comes back to the page. */
export function usePreview(choice: PreviewInput, isReady: boolean) {
  return useQuery({
    ...queryOptions<OrderPreview, ApiError>({
      queryKey: ['/api/order/preview', choice],
      queryFn: ({ signal }) => previewOrder(choice, signal),
      staleTime: 0,
      gcTime: 60_000,
    }),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
}
