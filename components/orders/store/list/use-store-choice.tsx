'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { ChooseStoreDialog } from './choose-store-dialog.tsx';

interface Decision {
  answer: Promise<number>;
  choose: (storeId: number) => void;
  give: (reason: unknown) => void;
}

/**
 * Asks for a store once for all rows that something is done with at the same time: the first row opens the dialog, the
 * others wait for the same answer, and the next time it is asked again. Closing the dialog refuses every row.
 */
export function useStoreChoice(): {
  dialog: ReactNode;
  withStore: <T>(run: (storeId: number) => Promise<T>) => Promise<T>;
} {
  const t = useTranslations('ordersStore.list.desk');
  const pending = useRef<Decision | undefined>(undefined);
  const waiting = useRef(0);
  const [isOpen, setOpen] = useState(false);

  const ask = (): Decision => {
    const { promise, resolve, reject } = withResolvers<number>();
    setOpen(true);
    return { answer: promise, choose: resolve, give: reject };
  };
  const withStore = async <T,>(run: (storeId: number) => Promise<T>) => {
    waiting.current += 1;
    pending.current ??= ask();
    try {
      return await run(await pending.current.answer);
    } finally {
      waiting.current -= 1;
      // The next row begins at once when this one ends; only then is it over.
      setTimeout(() => {
        if (waiting.current === 0) pending.current = undefined;
      });
    }
  };
  const close = () => {
    setOpen(false);
    pending.current?.give(new ApiError(t('noStoreChosen'), { code: 0, status: 200, data: null }));
  };
  const choose = (storeId: number) => {
    setOpen(false);
    pending.current?.choose(storeId);
  };
  return { dialog: isOpen && <ChooseStoreDialog onChoose={choose} onClose={close} />, withStore };
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
