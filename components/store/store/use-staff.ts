'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type StoreStaff, storeStaffQuery } from '#lib/api/store/store-staff.ts';

/** Puts an answer where the list reads it. */
export function useShowStaff(): (staff: StoreStaff) => void {
  const queries = useQueryClient();
  return (staff) => queries.setQueryData(storeStaffQuery().queryKey, staff);
}

/** A move with somebody of the list. */
export function useStaffMove(move: (id: number) => Promise<StoreStaff>) {
  const show = useShowStaff();
  return useMutation({ mutationFn: move, onSuccess: show });
}
