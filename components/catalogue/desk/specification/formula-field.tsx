'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { parseFormula } from '#lib/specification/parse-formula.ts';
import { TextField } from '../controlled-field.tsx';
import type { EditNode } from './editing/edit-node.ts';
import { useNodeName } from './editing/node-names.ts';
import { useEditor } from './editor-context.ts';
import styles from './form.module.css';

interface FormulaFieldProps {
  node: EditNode;
  fault: string | undefined;
  onChange: (expression: string) => void;
}

const countable = new Set(['number', 'boolean', 'option', 'multi', 'file']);
const mostShown = 12;

/** A formula, checked while it is typed, with the names that stand for a number at hand. */
export function FormulaField({ node, fault, onChange }: FormulaFieldProps) {
  const t = useTranslations('catalogueSpecification.form');
  const [isAll, setAll] = useState(false);
  const names = useFormulaNames();
  const { expression } = node.rule;
  const isSound = expression.trim() !== '' && fault === undefined && parseFormula(expression).ok;
  const shown = isAll ? names : names.slice(0, mostShown);
  return (
    <div className={styles.formula}>
      <TextField
        label={t('formula')}
        help={t(isSound ? 'formulaSound' : 'formulaHelp')}
        value={expression}
        maxLength={400}
        isLong
        fault={fault}
        onChange={onChange}
      />
      <p className="text-ink-2 text-14">{t('formulaNames')}</p>
      <div className="wrap-8">
        {shown.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            title={label}
            className={styles.nameChip}
            onClick={() => onChange(`${expression}${expression === '' || expression.endsWith(' ') ? '' : ' '}${name}`)}
          >
            <code>{name}</code> <span>{label}</span>
          </button>
        ))}
        {names.length > shown.length && (
          <button type="button" className={styles.nameChip} onClick={() => setAll(true)}>
            {t('moreNames', { count: names.length - shown.length })}
          </button>
        )}
      </div>
    </div>
  );
}

/** Names that stand for a number in a formula: the engine's rule, listed. */
function useFormulaNames(): { name: string; label: string }[] {
  const t = useTranslations('catalogueSpecification.form');
  const nameOf = useNodeName();
  const { edited } = useEditor();
  const ofNodes = edited.tree.flatMap((node) => {
    if (node.kind === 'dimension') {
      const sides = node.sides === 3 ? (['width', 'height', 'length'] as const) : (['width', 'height'] as const);
      return sides.map((side) => ({
        name: `${node.key}.${side}`,
        label: t('sideOf', { name: nameOf(node), side: t(`side.${side}`) }),
      }));
    }
    return countable.has(node.kind) ? [{ name: node.key, label: nameOf(node) }] : [];
  });
  return [{ name: 'qty', label: t('quantityName') }, ...ofNodes];
}
