'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SpecNode } from '#lib/contract/catalogue/specification.ts';
import styles from './builder.module.css';
import { useConfigured } from './configuration.ts';
import { SpecField } from './spec-field.tsx';
import { childrenOf, findNode, isQuestion, optionsOf } from './spec-tree.ts';

/** What stands under a node, in the order of the tree: headings, questions, and what their answers open. */
export function TreeView({ parent }: { parent: string | null }) {
  const { template, priced } = useConfigured();
  const shown = childrenOf(template.nodes, parent).filter(
    ({ key, kind }) => kind !== 'option' && priced.checked.visible.has(key),
  );
  return shown.map((node) =>
    isQuestion(node) ? (
      <div key={node.key} className={styles.reveal}>
        <SpecField node={node} />
        <ChildSpecs question={node} />
      </div>
    ) : (
      <Heading key={node.key} node={node} />
    ),
  );
}

function Heading({ node }: { node: SpecNode }) {
  const locale = useLocale();
  return (
    <section aria-label={node.label[locale]} className={`stack-24 grid-cols-1 ${styles.section}`}>
      <h3>{node.label[locale]}</h3>
      {node.help && <p className={styles.help}>{node.help[locale]}</p>}
      <TreeView parent={node.key} />
    </section>
  );
}

/** The specification that the chosen options of a question ask for (the specification's child_spec). */
function ChildSpecs({ question }: { question: SpecNode }) {
  const { template, priced } = useConfigured();
  const chosen = optionsOf(template.nodes, question.key).filter(({ key }) => priced.checked.answers.has(key));
  return chosen.map(({ key }) => <ChildSpec key={key} optionKey={key} />);
}

/** What one chosen option asks for. */
export function ChildSpec({ optionKey }: { optionKey: string }) {
  const locale = useLocale();
  const t = useTranslations('quotation.builder');
  const { template, priced } = useConfigured();
  const hasMore = childrenOf(template.nodes, optionKey).some(({ key }) => priced.checked.visible.has(key));
  const option = findNode(template.nodes, optionKey);
  if (!hasMore || !option) return null;
  const title = t('childOf', { name: option.label[locale] });
  return (
    <section aria-label={title} className={styles.children}>
      <p className="hint">{title}</p>
      <TreeView parent={optionKey} />
    </section>
  );
}
