'use client';

import { useTranslations } from 'next-intl';
import { SelectField, TextField } from '../controlled-field.tsx';
import type { EditNode } from './editing/edit-node.ts';
import { usedLimits } from './editing/to-spec-nodes.ts';
import { useEditor } from './editor-context.ts';
import styles from './form.module.css';
import { useFieldFault } from './use-fault-words.ts';

/** Between what an answer may lie. What the numbers mean depends on the kind. */
export function LimitFields({ node }: { node: EditNode }) {
  const t = useTranslations('catalogueSpecification.form');
  const { changeNode } = useEditor();
  const fault = useFieldFault(node.uid);
  const limits = usedLimits(node);
  if (limits.length === 0) return null;
  const meaning = node.kind as 'number' | 'dimension' | 'text' | 'multi' | 'file';
  const general = fault('limits');
  const isReversed = general !== undefined && node.min !== '' && node.max !== '' && Number(node.min) > Number(node.max);
  const faultOf = (limit: (typeof limits)[number]) =>
    fault(limit) ?? (isReversed && limit === 'min' ? t('limitsReversed') : undefined);
  return (
    <>
      {node.kind === 'dimension' && (
        <SelectField
          label={t('sides')}
          value={String(node.sides)}
          options={[
            { value: '2', label: t('sides2') },
            { value: '3', label: t('sides3') },
          ]}
          onChange={(sides) => changeNode(node.uid, 'sides', { sides: sides === '3' ? 3 : 2 })}
        />
      )}
      <div className={styles.three}>
        {limits.map((limit) => (
          <TextField
            key={limit}
            label={limit === 'step' ? t('limits.step') : t(`limits.${meaning}.${limit}`)}
            value={node[limit]}
            inputMode="decimal"
            fault={faultOf(limit)}
            onChange={(text) => changeNode(node.uid, limit, { [limit]: text })}
          />
        ))}
      </div>
      {general && !isReversed && (
        <p className="text-error text-14" data-fault tabIndex={-1}>
          {t('limitsFault', { fault: general })}
        </p>
      )}
    </>
  );
}
