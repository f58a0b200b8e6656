'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { CheckField, SelectField, TextField } from '../controlled-field.tsx';
import { type EditTest, waysOf } from './editing/edit-condition.ts';
import type { EditNode } from './editing/edit-node.ts';
import { childrenOf } from './editing/edit-tree.ts';
import { useNodeName } from './editing/node-names.ts';
import { useEditor } from './editor-context.ts';
import styles from './form.module.css';

interface TestRowProps {
  test: EditTest;
  /** What may be looked at. */
  targets: EditNode[];
  onChange: (test: EditTest) => void;
  onRemove: () => void;
}

/** One comparison: whose answer, how, with what. */
export function TestRow({ test, targets, onChange, onRemove }: TestRowProps) {
  const t = useTranslations('catalogueSpecification.form');
  const nameOf = useNodeName();
  const target = targets.find(({ key }) => key === test.node);
  const options = targets.map((each) => ({ value: each.key, label: nameOf(each) }));
  const isGone = test.node !== '' && !target;
  const ways = waysOf(target?.kind);
  const signs = ways.flatMap((way) => [
    { value: way, label: t(`ways.${way}`) },
    { value: `not ${way}`, label: t(`notWays.${way}`) },
  ]);
  return (
    <div className={styles.test}>
      <SelectField
        label={t('testNode')}
        value={test.node}
        options={[
          { value: '', label: t('choose') },
          ...options,
          ...(isGone ? [{ value: test.node, label: t('testGone', { key: test.node }) }] : []),
        ]}
        onChange={(node) => {
          const [way = 'equals'] = waysOf(targets.find(({ key }) => key === node)?.kind);
          onChange({ ...test, node, way, value: '', values: [] });
        }}
      />
      <SelectField
        label={t('testWay')}
        value={`${test.isNot ? 'not ' : ''}${test.way}`}
        options={signs}
        onChange={(value) => {
          const way = ways.find((each) => value.endsWith(each)) ?? 'equals';
          onChange({ ...test, way, isNot: value.startsWith('not ') });
        }}
      />
      {target && <TestValue test={test} target={target} onChange={onChange} />}
      <Button look="quiet" size="small" isDestructive onClick={onRemove}>
        {t('removePart')}
      </Button>
    </div>
  );
}

function TestValue({ test, target, onChange }: Pick<TestRowProps, 'test' | 'onChange'> & { target: EditNode }) {
  const t = useTranslations('catalogueSpecification.form');
  const nameOf = useNodeName();
  const { edited } = useEditor();
  const options = childrenOf(edited.tree, target.uid).map((each) => ({ value: each.key, label: nameOf(each) }));
  if (test.way === 'one_of') {
    const others = (key: string) => test.values.filter((each) => each !== key);
    return (
      <fieldset className={styles.checks}>
        <legend>{t('testValues')}</legend>
        {options.map(({ value, label }) => (
          <CheckField
            key={value}
            label={label}
            isChecked={test.values.includes(value)}
            onChange={(isOn) => onChange({ ...test, values: isOn ? [...others(value), value] : others(value) })}
          />
        ))}
      </fieldset>
    );
  }
  if (target.kind === 'number' || target.kind === 'text') {
    return (
      <TextField
        label={t('testValue')}
        value={test.value}
        maxLength={200}
        inputMode={target.kind === 'number' ? 'decimal' : 'text'}
        onChange={(value) => onChange({ ...test, value })}
      />
    );
  }
  const yesNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ];
  const isChoice = target.kind === 'single' || target.kind === 'multi';
  return (
    <SelectField
      label={t('testValue')}
      value={isChoice ? test.value : test.value || 'false'}
      options={isChoice ? [{ value: '', label: t('choose') }, ...options] : yesNo}
      onChange={(value) => onChange({ ...test, value })}
    />
  );
}
