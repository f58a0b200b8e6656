'use client';

import type { ProductImport } from '#lib/api/catalogue/desk-import.ts';
import { ChangeList } from './change-list.tsx';
import { CheckStep } from './check-step.tsx';
import { FaultList } from './fault-list.tsx';
import styles from './import.module.css';
import { MappingStep } from './mapping-step.tsx';
import { useStepFocus } from './use-step-focus.ts';
import { WarningList } from './warning-list.tsx';

interface ImportStepsProps {
  found: ProductImport;
  /** Opened just now, by who looks at this page. */
  isNew: boolean;
}

/** What an open import needs next, and what came out so far. */
export function ImportSteps({ found, isNew }: ImportStepsProps) {
  const { status, faults, changes } = found;
  const { mapping, check } = useStepFocus(status, isNew);
  const isOpen = status !== 'running' && status !== 'done';
  return (
    <div className="stack-24 grid-cols-1">
      {isOpen && (
        <div ref={mapping} tabIndex={-1} className={styles.step}>
          <MappingStep found={found} />
        </div>
      )}
      {status !== 'uploaded' && (
        <div ref={check} tabIndex={-1} className={styles.step}>
          <CheckStep found={found} />
        </div>
      )}
      {found.warnings.length > 0 && <WarningList found={found} />}
      {changes.length > 0 && <ChangeList found={found} />}
      {faults.length > 0 && <FaultList found={found} />}
    </div>
  );
}
