'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type shell from '#messages/zh-cn/shell.json';

export type ErrorWords = Pick<typeof shell, 'serverError' | 'genericError'>;

const Words = createContext<ErrorWords | undefined>(undefined);

/** Puts the words of the error page into every page: when they are needed, nothing may be there to fetch them from. */
export function ErrorWordsProvider({ words, children }: { words: ErrorWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useErrorWords(): ErrorWords | undefined {
  return useContext(Words);
}
