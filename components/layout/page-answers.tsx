'use client';

import { type DehydratedState, HydrationBoundary, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { takeAnswers } from './take-answers.ts';

interface PageAnswersProps {
  state: DehydratedState;
  children: ReactNode;
}

/** Hands the answers that a page was rendered with to the cache of the member centre. */
export function PageAnswers({ state, children }: PageAnswersProps) {
  const client = useQueryClient();
  const answers = useMemo(() => (typeof window === 'undefined' ? state : takeAnswers(client, state)), [client, state]);
  return <HydrationBoundary state={answers}>{children}</HydrationBoundary>;
}
