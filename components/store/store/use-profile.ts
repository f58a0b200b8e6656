'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type StoreProfile, saveStoreProfile } from '#lib/api/store/store-profile.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';

type Changes = Omit<Parameters<typeof saveStoreProfile>[0], 'version'>;

/** Puts an answer where every part of the page reads it. */
export function useShowProfile(): (profile: StoreProfile) => void {
  const queries = useQueryClient();
  return (profile) => queries.setQueryData(apiQuery('/api/store/profile').queryKey, profile);
}

/**
 * Saves changes over the version that was looked at when the form was opened. Where somebody else was first it throws,
 * and what is saved next goes over theirs: by then the person has been told.
 */
export function useSaveProfile({ version }: StoreProfile): (changes: Changes) => Promise<void> {
  const show = useShowProfile();
  const seen = useRef(version);
  return async (changes) => {
    try {
      show(await saveStoreProfile({ ...changes, version: seen.current }));
    } catch (error) {
      if (error instanceof ApiError && isConflict(error)) {
        seen.current = (error.data as { version?: number }).version ?? seen.current;
      }
      throw error;
    }
  };
}

/** Somebody else has saved since the form was opened. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.error === 'status_changed';
}
