'use client';

import { useTranslations } from 'next-intl';
import type { SpecMadeBefore } from '#lib/contract/catalogue/specification.ts';
import { CheckField, SelectField } from '../controlled-field.tsx';
import { comparableWith, makersOf } from './editing/edit-made-before.ts';
import type { EditNode } from './editing/edit-node.ts';
import { useNodeName } from './editing/node-names.ts';
import { useEditor } from './editor-context.ts';
import styles from './form.module.css';
import { useFieldFault } from './use-fault-words.ts';

/** Whether an option takes a printing form, die or tool of an earlier order, and whose: of who has paid for it alone. */
export function MadeBeforeField({ node }: { node: EditNode }) {
  const t = useTranslations('catalogueSpecification.madeBefore');
  const nameOf = useNodeName();
  const { edited, changeNode } = useEditor();
  const fault = useFieldFault(node.uid)('madeBefore');
  const makers = makersOf(edited.tree, node);
  const { madeBefore: rule } = node;
  const [first] = makers;
  if (!rule && !first) return <p className="text-ink-2 text-14">{t('alone')}</p>;
  const set = (madeBefore: SpecMadeBefore | null) => changeNode(node.uid, 'madeBefore', { madeBefore });
  const isGone = rule !== null && !makers.some(({ key }) => key === rule.option);
  return (
    <>
      <CheckField
        label={t('is')}
        isChecked={rule !== null}
        onChange={(is) => set(is ? { option: first?.key ?? '', same: [] } : null)}
      />
      {rule && (
        <>
          <p className="text-ink-2 text-14">{t('text')}</p>
          <SelectField
            label={t('madeBy')}
            value={rule.option}
            fault={fault}
            options={[
              ...makers.map((each) => ({ value: each.key, label: nameOf(each) })),
              ...(isGone ? [{ value: rule.option, label: rule.option }] : []),
            ]}
            onChange={(option) => set({ ...rule, option })}
          />
          <SameFields node={node} rule={rule} onChange={set} />
        </>
      )}
    </>
  );
}

interface SameProps {
  node: EditNode;
  rule: SpecMadeBefore;
  onChange: (rule: SpecMadeBefore) => void;
}

/** Answers that the order must have in common with the one that made the form. */
function SameFields({ node, rule, onChange }: SameProps) {
  const t = useTranslations('catalogueSpecification.madeBefore');
  const nameOf = useNodeName();
  const { edited } = useEditor();
  const questions = comparableWith(edited.tree, node);
  const gone = rule.same.filter((key) => !questions.some((each) => each.key === key));
  const shown = [...questions.map((each) => ({ key: each.key, name: nameOf(each) })), ...gone.map(namedByKey)];
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.checks}>
      <legend>{t('same')}</legend>
      {shown.map(({ key, name }) => (
        <CheckField
          key={key}
          label={name}
          isChecked={rule.same.includes(key)}
          onChange={(is) => {
            const others = rule.same.filter((each) => each !== key);
            onChange({ ...rule, same: is ? [...others, key] : others });
          }}
        />
      ))}
    </fieldset>
  );
}

/** A question that is not in the tree any more can still be taken out of the rule. */
const namedByKey = (key: string) => ({ key, name: key });
