'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { DeskRule } from '#lib/api/identity/desk-people.ts';
import styles from '../people.module.css';
import { idsOf, type RuleBranch, switchRule, toBranches } from './rule-tree.ts';

interface RulePickerProps {
  rules: readonly DeskRule[];
  chosen: ReadonlySet<number>;
  isReadOnly: boolean;
  onChange: (chosen: Set<number>) => void;
}

/** What a group may do: the menus of the shop with what can be done on each page. */
export function RulePicker({ rules, chosen, isReadOnly, onChange }: RulePickerProps) {
  const branches = useMemo(() => toBranches(rules), [rules]);
  const onSwitch = (branch: RuleBranch, isOn: boolean) => onChange(switchRule(chosen, rules, { branch, isOn }));
  return (
    <div className={`stack-8 ${styles.rules}`}>
      {branches.map((branch) => (
        <Section key={branch.rule.id} branch={branch} chosen={chosen} isReadOnly={isReadOnly} onSwitch={onSwitch} />
      ))}
    </div>
  );
}

/** Open at first where something was chosen; what is chosen later neither opens nor shuts it. */
function Section(props: BranchProps) {
  const { branch, chosen, isReadOnly } = props;
  const [isOpen] = useState(() => !isReadOnly && idsOf(branch).some((id) => chosen.has(id)));
  return (
    <details open={isOpen}>
      <summary>
        <span>{branch.rule.title}</span>
        <Count branch={branch} chosen={chosen} />
      </summary>
      <Branch {...props} />
    </details>
  );
}

function Count({ branch, chosen }: { branch: RuleBranch; chosen: ReadonlySet<number> }) {
  const t = useTranslations('identityDesk.group');
  const ids = idsOf(branch);
  return (
    <span className="hint">{t('count', { chosen: ids.filter((id) => chosen.has(id)).length, all: ids.length })}</span>
  );
}

interface BranchProps {
  branch: RuleBranch;
  chosen: ReadonlySet<number>;
  isReadOnly: boolean;
  onSwitch: (branch: RuleBranch, isOn: boolean) => void;
}

function Branch({ branch, chosen, isReadOnly, onSwitch }: BranchProps) {
  const { rule, children } = branch;
  return (
    <>
      <label className={styles.rule}>
        <input
          type="checkbox"
          checked={chosen.has(rule.id)}
          disabled={isReadOnly || !rule.is_held}
          onChange={({ target }) => onSwitch(branch, target.checked)}
        />
        <span>
          {rule.title} <code>{rule.name}</code>
        </span>
      </label>
      {children.length > 0 && (
        <ul className={styles.branch}>
          {children.map((child) => (
            <li key={child.rule.id}>
              <Branch branch={child} chosen={chosen} isReadOnly={isReadOnly} onSwitch={onSwitch} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
