'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoreStaff } from '#lib/api/store/store-staff.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';

/** Puts an answer where the list reads it. */
export function useShowStaff(): (staff: StoreStaff) => void {
  const queries = useQueryClient();
  return (staff) => queries.setQueryData(apiQuery('/api/store/staff').queryKey, staff);
}

/** A move with somebody of the list. */
export function useStaffMove(move: (id: number) => Promise<StoreStaff>) {
  const show = useShowStaff();
  return useMutation({ mutationFn: move, onSuccess: show });
}
