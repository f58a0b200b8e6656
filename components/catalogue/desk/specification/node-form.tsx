'use client';

import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { CheckField, SelectField, TextField } from '../controlled-field.tsx';
import { ArtworkFields } from './artwork-fields.tsx';
import { ConditionField } from './condition-field.tsx';
import { DefaultField } from './default-field.tsx';
import { type EditNode, questionKinds } from './editing/edit-node.ts';
import { childrenOf } from './editing/edit-tree.ts';
import { keyFor, keysOf, renameKey } from './editing/node-keys.ts';
import { useNodeName } from './editing/node-names.ts';
import { useEditor } from './editor-context.ts';
import styles from './form.module.css';
import { KeyField } from './key-field.tsx';
import { LimitFields } from './limit-fields.tsx';
import { MadeBeforeField } from './made-before-field.tsx';
import { RuleField } from './rule-field.tsx';
import { TextPair } from './text-pair.tsx';
import { useFieldFault } from './use-fault-words.ts';

/** The form of the chosen node: what it is called, what may be answered, when it is asked, what it costs. */
export function NodeForm({ node }: { node: EditNode }) {
  const t = useTranslations('catalogueSpecification.form');
  const nameOf = useNodeName();
  const fault = useFieldFault(node.uid);
  const isQuestion = node.kind !== 'group' && node.kind !== 'option';
  const general = fault('place') ?? fault('options');
  return (
    <section aria-label={nameOf(node)} className="stack-16 grid-cols-1">
      {general && (
        <p role="status" className="text-error text-14" data-fault tabIndex={-1}>
          {general}
        </p>
      )}
      <LabelFields node={node} />
      <div className={styles.pair}>
        <KindField node={node} />
        <KeyField node={node} />
      </div>
      {isQuestion && (
        <fieldset className={styles.group}>
          <legend>{t('answer')}</legend>
          <AnswerFields node={node} />
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend>{t('price')}</legend>
        <RuleField node={node} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('condition')}</legend>
        <ConditionField node={node} />
      </fieldset>
      {node.kind === 'option' && <MoreOfOption key={node.uid} node={node} />}
    </section>
  );
}

/** What few trades need: folded away until an option has it. */
function MoreOfOption({ node }: { node: EditNode }) {
  const t = useTranslations('catalogueSpecification.form');
  return (
    <Disclosure className={styles.more} open={node.madeBefore !== null || undefined}>
      <summary>{t('moreOfOption')}</summary>
      <fieldset className={styles.group}>
        <legend>{t('madeBefore')}</legend>
        <MadeBeforeField node={node} />
      </fieldset>
    </Disclosure>
  );
}

function LabelFields({ node }: { node: EditNode }) {
  const t = useTranslations('catalogueSpecification.form');
  const fault = useFieldFault(node.uid);
  const { change, changeNode } = useEditor();
  // A key that nobody has chosen follows the label, and what names it follows the key.
  const setLabel = (label: EditNode['label']) =>
    change(`${node.uid} label`, ({ tree, terms }) => {
      const key = node.isKeyOwn ? node.key : keyFor({ kind: node.kind, label }, keysOf(tree, node));
      const named = renameKey(tree, node.key, key);
      return { terms, tree: named.map((each) => (each.uid === node.uid ? { ...each, key, label } : each)) };
    });
  return (
    <>
      <TextPair label={t('label')} texts={node.label} fault={fault('label')} onChange={setLabel} />
      <TextPair
        label={t('help')}
        texts={node.help}
        isLong
        onChange={(help) => changeNode(node.uid, 'help', { help })}
      />
    </>
  );
}

/** Another kind, as far as what stands below allows it. */
function KindField({ node }: { node: EditNode }) {
  const t = useTranslations('catalogueSpecification');
  const { edited, changeNode } = useEditor();
  const hasChildren = childrenOf(edited.tree, node.uid).length > 0;
  const isChoice = node.kind === 'single' || node.kind === 'multi';
  const possible =
    node.kind === 'option' || (hasChildren && !isChoice)
      ? [node.kind]
      : hasChildren
        ? (['single', 'multi'] as const)
        : [...questionKinds, 'group' as const];
  return (
    <SelectField
      label={t('form.kind')}
      value={node.kind}
      isDisabled={possible.length === 1}
      options={possible.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      onChange={(value) => {
        const kind = possible.find((each) => each === value);
        if (kind) changeNode(node.uid, 'kind', { kind, initial: '', initialKeys: [] });
      }}
    />
  );
}

function AnswerFields({ node }: { node: EditNode }) {
  const t = useTranslations('catalogueSpecification.form');
  const fault = useFieldFault(node.uid);
  const { changeNode } = useEditor();
  return (
    <>
      <CheckField
        label={t('required')}
        isChecked={node.isRequired}
        onChange={(isRequired) => changeNode(node.uid, 'required', { isRequired })}
      />
      <LimitFields node={node} />
      {node.kind === 'text' && (
        <TextField
          label={t('pattern')}
          help={t('patternHelp')}
          value={node.pattern}
          maxLength={100}
          fault={fault('pattern')}
          onChange={(pattern) => changeNode(node.uid, 'pattern', { pattern })}
        />
      )}
      {node.kind === 'number' && (
        <TextPair label={t('unit')} texts={node.unit} onChange={(unit) => changeNode(node.uid, 'unit', { unit })} />
      )}
      {node.kind === 'file' ? <ArtworkFields node={node} /> : <DefaultField node={node} />}
    </>
  );
}
