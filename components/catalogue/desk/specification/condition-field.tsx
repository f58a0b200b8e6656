'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { SelectField } from '../controlled-field.tsx';
import { type EditCondition, type EditGroup, newTest } from './editing/edit-condition.ts';
import type { EditNode } from './editing/edit-node.ts';
import type { EditTree } from './editing/edit-tree.ts';
import { useEditor } from './editor-context.ts';
import styles from './form.module.css';
import { TestRow } from './test-row.tsx';
import { useFieldFault } from './use-fault-words.ts';

const deepest = 4;

/** When a node is asked for: comparisons with the answers before it, all or any of them. */
export function ConditionField({ node }: { node: EditNode }) {
  const t = useTranslations('catalogueSpecification.form');
  const { edited, changeNode } = useEditor();
  const fault = useFieldFault(node.uid)('condition');
  const targets = targetsOf(edited.tree, node);
  const set = (condition: EditCondition | null) => changeNode(node.uid, 'condition', { condition });
  const start: EditGroup = { type: 'group', isNot: false, mode: 'all', parts: [newTest] };
  if (!node.condition) {
    return (
      <div className={styles.always}>
        <p className="text-ink-2 text-14">{t(targets.length > 0 ? 'always' : 'alwaysFirst')}</p>
        <Button look="secondary" size="small" disabled={targets.length === 0} onClick={() => set(start)}>
          {t('addCondition')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Part part={node.condition} targets={targets} depth={1} onChange={set} onRemove={() => set(null)} />
      {fault && (
        <p className="text-error text-14" data-fault tabIndex={-1}>
          {fault}
        </p>
      )}
    </>
  );
}

const comparable = new Set(['single', 'multi', 'number', 'text', 'boolean', 'option']);

/** What a condition may look at: what stands before the node; before its question, for an option. */
function targetsOf(tree: EditTree, node: EditNode): EditNode[] {
  const until = node.kind === 'option' ? node.parent : node.uid;
  const end = tree.findIndex(({ uid }) => uid === until);
  return tree.slice(0, end).filter(({ kind }) => comparable.has(kind));
}

interface PartProps {
  part: EditCondition;
  targets: EditNode[];
  depth: number;
  onChange: (part: EditCondition) => void;
  onRemove: () => void;
}

function Part({ part, targets, depth, onChange, onRemove }: PartProps) {
  if (part.type === 'test') return <TestRow test={part} targets={targets} onChange={onChange} onRemove={onRemove} />;
  return <Group group={part} targets={targets} depth={depth} onChange={onChange} onRemove={onRemove} />;
}

function Group({ group, targets, depth, onChange, onRemove }: Omit<PartProps, 'part'> & { group: EditGroup }) {
  const t = useTranslations('catalogueSpecification.form');
  const set = (parts: EditCondition[]) => (parts.length > 0 ? onChange({ ...group, parts }) : onRemove());
  const modes = (['all', 'any', 'notAll', 'notAny'] as const).map((value) => ({ value, label: t(`modes.${value}`) }));
  const mode = group.isNot ? (group.mode === 'all' ? 'notAll' : 'notAny') : group.mode;
  return (
    <div className={styles.conditions} data-depth={depth}>
      <SelectField
        label={t('mode')}
        value={mode}
        options={modes}
        onChange={(value) =>
          onChange({
            ...group,
            isNot: value.startsWith('not'),
            mode: value.toLowerCase().endsWith('all') ? 'all' : 'any',
          })
        }
      />
      {group.parts.map((part, at) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is its place in the list
          key={at}
          part={part}
          targets={targets}
          depth={depth + 1}
          onChange={(next) => set(group.parts.map((each, index) => (index === at ? next : each)))}
          onRemove={() => set(group.parts.filter((_, index) => index !== at))}
        />
      ))}
      <div className={`wrap-8 ${styles.buttons}`}>
        <Button
          look="secondary"
          size="small"
          disabled={group.parts.length >= 10}
          onClick={() => set([...group.parts, newTest])}
        >
          {t('addTest')}
        </Button>
        {depth < deepest && (
          <Button
            look="quiet"
            size="small"
            disabled={group.parts.length >= 10}
            onClick={() => set([...group.parts, { type: 'group', isNot: false, mode: 'any', parts: [newTest] }])}
          >
            {t('addGroup')}
          </Button>
        )}
        <Button look="quiet" size="small" isDestructive onClick={onRemove}>
          {t(depth === 1 ? 'removeCondition' : 'removeGroup')}
        </Button>
      </div>
    </div>
  );
}
