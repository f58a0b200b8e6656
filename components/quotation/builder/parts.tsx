'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './builder.module.css';
import { useConfigured } from './configuration.ts';
import { QuantityPart } from './quantity-part.tsx';
import { SpecField } from './spec-field.tsx';
import { type BuilderPart, findNode, isQuestion, pathTo, questionsOf } from './spec-tree.ts';
import { TreeOutline } from './tree-outline.tsx';
import { ChildSpec, TreeView } from './tree-view.tsx';

/** The whole configurator: quantity, then every question with what it opens right below. */
export function WholeConfigurator() {
  return (
    <div className="stack-24 grid-cols-1">
      <QuantityPart />
      <TreeView parent={null} />
    </div>
  );
}

/** The part `base`: how many, and the questions every order answers. */
function BasePart() {
  return (
    <div className="stack-24 grid-cols-1">
      <QuantityPart />
      <Questions part="base" />
    </div>
  );
}

/** The part `checkboxitem`: extras, any number of them. */
function CheckboxItemPart() {
  const t = useTranslations('quotation.builder');
  return (
    <div className="stack-24 grid-cols-1">
      <Questions part="checkboxitem" empty={<p className={styles.help}>{t('noExtras')}</p>} />
    </div>
  );
}

/** The part `child_spec`: what the chosen options ask for. An option inside another one's part is shown there. */
function ChildSpecPart() {
  const locale = useLocale();
  const t = useTranslations('quotation.builder');
  const { template, priced } = useConfigured();
  const { nodes } = template;
  const pending = questionsOf(nodes, 'child_spec', priced.checked.visible);
  const outermost = pending.flatMap(({ key }) => pathTo(nodes, key).find(({ kind }) => kind === 'option') ?? []);
  const options = [...new Set(outermost.map(({ key }) => key))];
  if (options.length === 0) return <p className={styles.help}>{t('noChildren')}</p>;
  return (
    <div className="stack-24 grid-cols-1">
      {options.map((key) => {
        const question = findNode(nodes, findNode(nodes, key)?.parent ?? null);
        return (
          <div key={key} className={styles.field}>
            <h3>{question?.label[locale]}</h3>
            <ChildSpec optionKey={key} />
          </div>
        );
      })}
    </div>
  );
}

function Questions({ part, empty }: { part: BuilderPart; empty?: ReactNode }) {
  const { template, priced } = useConfigured();
  const { nodes } = template;
  const questions = questionsOf(nodes, part, priced.checked.visible);
  if (questions.length === 0) return empty;
  return questions.map((node) => {
    const heading = pathTo(nodes, node.key).findLast(({ key, kind }) => key !== node.key && kind === 'group');
    const isFirst = questions.find((each) => each.parent === node.parent)?.key === node.key;
    return (
      <div key={node.key} className={styles.reveal}>
        {heading && isFirst && isQuestion(node) && <Heading groupKey={heading.key} />}
        <SpecField node={node} />
      </div>
    );
  });
}

function Heading({ groupKey }: { groupKey: string }) {
  const locale = useLocale();
  const group = findNode(useConfigured().template.nodes, groupKey);
  return <h3 className={styles.heading}>{group?.label[locale]}</h3>;
}

/** The parts of the component pages. */
export const parts: Record<BuilderPart, () => ReactNode> = {
  base: BasePart,
  checkboxitem: CheckboxItemPart,
  child_spec: ChildSpecPart,
  tree: TreeOutline,
};
