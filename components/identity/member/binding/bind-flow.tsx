'use client';

import { useMemberCentre } from '#components/layout/member-context.tsx';
import type { VerificationType } from '#lib/contract/identity/shop-login.ts';
import { BindForm } from './bind-form.tsx';
import { BindSteps } from './bind-steps.tsx';
import styles from './binding.module.css';
import { ProveForm } from './prove-form.tsx';
import type { Pass } from './use-pass.ts';

interface BindFlowProps {
  type: VerificationType;
  /** What the shop can send codes to. */
  available: readonly VerificationType[];
  pass: Pass;
  onDone: () => void;
}

/**
 * The way to another address (contract §6): who has one bound proves an old one first and gets a pass for the change;
 * who has none gives the password.
 */
export function BindFlow({ type, available, pass, onDone }: BindFlowProps) {
  const { user } = useMemberCentre();
  if (user[type] === '') return <BindForm type={type} onDone={onDone} />;
  const isProved = pass.token !== '';
  return (
    <div className={styles.flow}>
      <BindSteps type={type} at={isProved ? 'bind' : 'prove'} />
      {isProved ? (
        <BindForm type={type} pass={pass} onDone={onDone} />
      ) : (
        <ProveForm type={type} available={available} pass={pass} />
      )}
    </div>
  );
}
