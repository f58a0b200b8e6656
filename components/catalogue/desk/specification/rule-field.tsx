'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { findWords } from '#lib/i18n/find-words.ts';
import { SelectField, TextField } from '../controlled-field.tsx';
import type { EditNode } from './editing/edit-node.ts';
import { type EditRule, ruleTypes } from './editing/edit-rule.ts';
import { useNodeName } from './editing/node-names.ts';
import { useEditor } from './editor-context.ts';
import styles from './form.module.css';
import { FormulaField } from './formula-field.tsx';
import { useFieldFault } from './use-fault-words.ts';

interface RuleProps {
  node: EditNode;
}

/** What an answer costs, each type with a form of its own. */
export function RuleField({ node }: RuleProps) {
  const t = useTranslations('catalogueSpecification');
  const fault = useFieldFault(node.uid);
  const set = useRule(node);
  return (
    <>
      <SelectField
        label={t('form.ruleType')}
        help={t(`ruleHelp.${node.rule.type}`)}
        value={node.rule.type}
        fault={node.rule.type === 'area' ? undefined : fault('rule')}
        options={ruleTypes.map((type) => ({ value: type, label: t(`rules.${type}`) }))}
        onChange={(value) => set({ type: ruleTypes.find((type) => type === value) ?? 'none' })}
      />
      <RuleForm node={node} />
    </>
  );
}

function useRule(node: EditNode): (patch: Partial<EditRule>) => void {
  const { changeNode } = useEditor();
  return (patch) => changeNode(node.uid, `rule ${Object.keys(patch).join()}`, { rule: { ...node.rule, ...patch } });
}

function RuleForm({ node }: RuleProps) {
  const t = useTranslations('catalogueSpecification.form');
  const set = useRule(node);
  const fault = useFieldFault(node.uid);
  switch (node.rule.type) {
    case 'fixed':
    case 'per_unit':
      return <Amount node={node} />;
    case 'percent_bp':
      return (
        <TextField
          label={t('percent')}
          value={node.rule.percent}
          end="%"
          inputMode="decimal"
          fault={fault('percent')}
          onChange={(percent) => set({ percent })}
        />
      );
    case 'area':
      return <AreaForm node={node} />;
    case 'tier':
      return <TierForm node={node} />;
    case 'formula':
      return <FormulaField node={node} fault={fault('expression')} onChange={(expression) => set({ expression })} />;
    default:
      return null;
  }
}

function Amount({ node }: RuleProps) {
  const t = useTranslations('catalogueSpecification.form');
  const set = useRule(node);
  return (
    <TextField
      label={findWords(t, `amount.${node.rule.type}`) ?? node.rule.type}
      value={node.rule.amount}
      end={t('yuan')}
      inputMode="decimal"
      fault={useFieldFault(node.uid)('amount')}
      onChange={(amount) => set({ amount })}
    />
  );
}

function AreaForm({ node }: RuleProps) {
  const t = useTranslations('catalogueSpecification.form');
  const nameOf = useNodeName();
  const { edited } = useEditor();
  const set = useRule(node);
  const fault = useFieldFault(node.uid);
  const sizes = edited.tree.filter(({ kind, uid }) => kind === 'dimension' && uid !== node.uid);
  const own = { value: '', label: t(node.kind === 'dimension' ? 'ofItself' : 'choose') };
  return (
    <>
      <div className={styles.pair}>
        <Amount node={node} />
        <TextField
          label={t('minimumArea')}
          value={node.rule.minimumArea}
          end="m²"
          inputMode="decimal"
          fault={fault('minimumArea')}
          onChange={(minimumArea) => set({ minimumArea })}
        />
      </div>
      <SelectField
        label={t('areaOf')}
        value={node.rule.of}
        fault={fault('rule')}
        options={[own, ...sizes.map((each) => ({ value: each.key, label: nameOf(each) }))]}
        onChange={(of) => set({ of })}
      />
    </>
  );
}

const mostTiers = 20;

function TierForm({ node }: RuleProps) {
  const t = useTranslations('catalogueSpecification.form');
  const set = useRule(node);
  const fault = useFieldFault(node.uid);
  const { tiers } = node.rule;
  const setTier = (at: number, patch: Partial<EditRule['tiers'][number]>) =>
    set({ tiers: tiers.map((tier, index) => (index === at ? { ...tier, ...patch } : tier)) });
  return (
    <div className={styles.tiers}>
      {tiers.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the list
        <div key={at} className={styles.tier}>
          <TextField
            label={t('tierFrom')}
            value={tier.from}
            inputMode="numeric"
            fault={fault(`tier-${at}-from`)}
            onChange={(from) => setTier(at, { from })}
          />
          <TextField
            label={t('tierAmount')}
            value={tier.amount}
            end={t('yuan')}
            inputMode="decimal"
            fault={fault(`tier-${at}-amount`)}
            onChange={(amount) => setTier(at, { amount })}
          />
          <Button
            look="quiet"
            size="small"
            isDestructive
            disabled={tiers.length === 1}
            aria-label={t('removeTier', { number: at + 1 })}
            onClick={() => set({ tiers: tiers.filter((_, index) => index !== at) })}
          >
            {t('removePart')}
          </Button>
        </div>
      ))}
      <Button
        look="secondary"
        size="small"
        disabled={tiers.length >= mostTiers}
        onClick={() => set({ tiers: [...tiers, { from: '', amount: '' }] })}
      >
        {t('addTier')}
      </Button>
    </div>
  );
}
