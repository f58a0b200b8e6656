import { useEffect, useRef } from 'react';
import type { ProductImport } from '#lib/api/catalogue/desk-import.ts';

/**
 * Takes who opens an import, or begins its next step, to the place where that goes on. When a step ends nobody is taken
 * there: it may have been long, and people look at something else meanwhile.
 */
export function useStepFocus(status: ProductImport['status'], isNew: boolean) {
  const mapping = useRef<HTMLDivElement>(null);
  const check = useRef<HTMLDivElement>(null);
  const before = useRef<ProductImport['status']>(undefined);
  useEffect(() => {
    const hasBegun = before.current !== status && (status === 'checking' || status === 'running');
    const isOpened = before.current === undefined;
    before.current = status;
    if (isOpened ? isNew : hasBegun) (status === 'uploaded' ? mapping : check).current?.focus();
  }, [status, isNew]);
  return { mapping, check };
}
