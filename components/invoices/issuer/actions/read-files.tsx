'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ReadInvoiceFile } from '#lib/api/invoices/issuer-invoices.ts';
import { DifferenceList } from '../many/difference-list.tsx';

/** What was read of files that were sent, and what they say otherwise than they should. */
export function ReadFiles({ files }: { files: readonly ReadInvoiceFile[] }) {
  const t = useTranslations('invoicesStore.record');
  return files.map(({ url, name, is_unreadable: isUnreadable, differences }) => (
    <div key={url}>
      <p className={isUnreadable ? 'fault' : 'hint'}>
        {t(isUnreadable ? 'unreadable' : differences.length > 0 ? 'differs' : 'agrees', { name })}
      </p>
      <DifferenceList differences={differences} />
    </div>
  ));
}

interface Upload {
  url: string;
}

interface Reading<File> {
  /** Those that were sent before. */
  sent: () => readonly Upload[];
  keep: (files: Upload[]) => void;
  read: (files: Upload[]) => Promise<{ files: File[] }>;
  /** What the first says that can be read. */
  fill: (told: File) => void;
}

/** Has each file that is sent read at once, with those before it. */
export function useReadFiles<File extends ReadInvoiceFile>({ sent, keep, read: ask, fill }: Reading<File>) {
  const [read, setRead] = useState<readonly File[]>([]);
  const look = async (url: string) => {
    const files = [...sent(), { url }];
    keep(files);
    const answer = await ask(files).catch(() => undefined);
    if (!answer) return;
    setRead(answer.files);
    const told = answer.files.find(({ fapiao_no: number }) => number !== '');
    if (told) fill(told);
  };
  const differences = read.flatMap((file) => file.differences);
  const isSpellingOnly = differences.length > 0 && differences.every(({ is_spelling: isSpelling }) => isSpelling);
  return { read, look, isSpellingOnly };
}
