'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type StoreStaff, storeStaffQuery } from '#lib/api/store/store-staff.ts';

/** Puts an answer where the list reads it. */
export function useShowStaff(): (staff: StoreStaff) => void {
  const queries = useQueryClient();
  return (staff) => queries.setQueryData(storeStaffQuery().queryKey, staff);
}

/** A move with somebody of the list; refused, the list is read again, because somebody else has changed it. */
export function useStaffMove(move: (id: number) => Promise<StoreStaff>) {
  const queries = useQueryClient();
  const show = useShowStaff();
  return useMutation({
    mutationFn: move,
    onSuccess: show,
    onError: () => void queries.invalidateQueries({ queryKey: storeStaffQuery().queryKey }),
  });
}
