'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import { findNode } from './editing/edit-tree.ts';
import { useNodeName } from './editing/node-names.ts';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { focusFault } from './focus-fault.ts';
import { useFaultWords } from './use-fault-words.ts';

const mostShown = 30;

/** What stands in the way of publishing; each leads to its node. */
export function FaultList() {
  const t = useTranslations('catalogueSpecification.faultList');
  const nameOf = useNodeName();
  const words = useFaultWords();
  const { edited, checked, select } = useEditor();
  const atTerms = Object.entries(checked.termFaults);
  const count = checked.faults.length + atTerms.length;
  if (count === 0) return null;
  return (
    <Panel title={t('title', { count })} text={t('text')}>
      <ul className={styles.faults}>
        {atTerms.map(([field, message]) => (
          <li key={field}>{t('atTerms', { fault: words({ message }) ?? '' })}</li>
        ))}
        {checked.faults.slice(0, mostShown).map((fault) => {
          const node = findNode(edited.tree, fault.uid);
          return (
            <li key={`${fault.uid} ${fault.field} ${fault.message}`}>
              <button
                type="button"
                onClick={() => {
                  select(fault.uid);
                  focusFault();
                }}
              >
                {node && nameOf(node)}
              </button>{' '}
              {words(fault)}
            </li>
          );
        })}
      </ul>
      {checked.faults.length > mostShown && <p>{t('more', { count: checked.faults.length - mostShown })}</p>}
    </Panel>
  );
}
