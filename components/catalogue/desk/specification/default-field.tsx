'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CheckField, SelectField, TextField } from '../controlled-field.tsx';
import type { EditNode } from './editing/edit-node.ts';
import { childrenOf } from './editing/edit-tree.ts';
import { useNodeName } from './editing/node-names.ts';
import { numberKind } from './editing/number-kind.ts';
import { useEditor } from './editor-context.ts';
import styles from './form.module.css';
import { useFieldFault } from './use-fault-words.ts';

/** The answer a customer begins with. */
export function DefaultField({ node }: { node: EditNode }) {
  const t = useTranslations('catalogueSpecification.form');
  const ui = useTranslations('ui');
  const { changeNode } = useEditor();
  const fault = useFieldFault(node.uid)('initial');
  const setInitial = (initial: string) => changeNode(node.uid, 'initial', { initial });
  const choices = useChoices(node);
  if (node.kind === 'multi') return <SeveralDefaults node={node} fault={fault} />;
  if (node.kind === 'dimension') return <SizeDefault node={node} fault={fault} />;
  if (choices) {
    return (
      <SelectField label={t('default')} value={node.initial} fault={fault} options={choices} onChange={setInitial} />
    );
  }
  return (
    <TextField
      label={t('default')}
      help={node.kind === 'number' ? ui('fieldKind', { kind: ui(`fields.${numberKind(node)}`) }) : undefined}
      value={node.initial}
      maxLength={500}
      inputMode={node.kind === 'number' ? 'decimal' : 'text'}
      fault={fault}
      onChange={setInitial}
    />
  );
}

function useChoices(node: EditNode): { value: string; label: string }[] | undefined {
  const t = useTranslations('catalogueSpecification.form');
  const nameOf = useNodeName();
  const { edited } = useEditor();
  const none = { value: '', label: t('noDefault') };
  if (node.kind === 'boolean') {
    return [none, { value: 'true', label: t('yes') }, { value: 'false', label: t('no') }];
  }
  if (node.kind !== 'single') return undefined;
  const options = childrenOf(edited.tree, node.uid).map((each) => ({ value: each.key, label: nameOf(each) }));
  const isGone = node.initial !== '' && !options.some(({ value }) => value === node.initial);
  return [none, ...options, ...(isGone ? [{ value: node.initial, label: node.initial }] : [])];
}

interface DefaultProps {
  node: EditNode;
  fault: string | undefined;
}

function SeveralDefaults({ node, fault }: DefaultProps) {
  const t = useTranslations('catalogueSpecification.form');
  const nameOf = useNodeName();
  const { edited, changeNode } = useEditor();
  const options = childrenOf(edited.tree, node.uid);
  const others = (key: string) => node.initialKeys.filter((each) => each !== key);
  return (
    <fieldset className={styles.checks}>
      <legend>{t('default')}</legend>
      {options.map((option) => (
        <CheckField
          key={option.uid}
          label={nameOf(option)}
          isChecked={node.initialKeys.includes(option.key)}
          onChange={(isChosen) => {
            const initialKeys = isChosen ? [...others(option.key), option.key] : others(option.key);
            changeNode(node.uid, 'initial', { initialKeys });
          }}
        />
      ))}
      {fault && (
        <p className="text-error text-14" data-fault tabIndex={-1}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function SizeDefault({ node, fault }: DefaultProps) {
  const t = useTranslations('catalogueSpecification.form');
  const locale = useLocale();
  const { changeNode } = useEditor();
  const sides = node.sides === 3 ? (['width', 'height', 'length'] as const) : (['width', 'height'] as const);
  return (
    <div>
      <div className={styles.three}>
        {sides.map((side) => (
          <TextField
            key={`${side} ${locale}`}
            label={t('defaultOf', { side: t(`side.${side}`) })}
            value={node.initialSize[side]}
            inputMode="decimal"
            end="mm"
            onChange={(text) => changeNode(node.uid, 'initial', { initialSize: { ...node.initialSize, [side]: text } })}
          />
        ))}
      </div>
      {fault && (
        <p className="text-error text-14" data-fault tabIndex={-1}>
          {fault}
        </p>
      )}
    </div>
  );
}
