'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useUnits } from '#components/ui/hooks/use-unit-words.ts';
import type { SpecNode } from '#lib/contract/catalogue/specification.ts';
import { focusField, useConfigured } from './configuration.ts';
import { fieldId } from './field-id.ts';
import { childrenOf, isQuestion } from './spec-tree.ts';
import tree from './tree-outline.module.css';
import { valueText } from './value-text.ts';

/** The whole tree as an outline: what is answered, what is missing, the way that was chosen. */
export function TreeOutline() {
  const t = useTranslations('quotation.builder');
  const { qty, template } = useConfigured();
  const units = useUnits();
  return (
    <nav aria-label={t('outline')} className={tree.outline}>
      <ul>
        <li>
          <Entry
            question="qty"
            label={t('quantity')}
            text={Number.isFinite(qty) ? `${qty} ${units(template.unit_name)}` : ''}
          />
        </li>
        <Branch parent={null} />
      </ul>
    </nav>
  );
}

/** Hidden questions are left out; options show only where they were chosen, and only if they ask for more. */
function Branch({ parent }: { parent: string | null }) {
  const { template, priced } = useConfigured();
  const { visible, answers } = priced.checked;
  return childrenOf(template.nodes, parent).map((node) => {
    const isShown = node.kind === 'option' ? answers.has(node.key) && hasChildren(node) : visible.has(node.key);
    return isShown && <Knot key={node.key} node={node} />;
  });

  function hasChildren({ key }: SpecNode): boolean {
    return childrenOf(template.nodes, key).some((child) => visible.has(child.key));
  }
}

function Knot({ node }: { node: SpecNode }) {
  const locale = useLocale();
  const { template } = useConfigured();
  const text = useAnswerText(node);
  const hasMore = childrenOf(template.nodes, node.key).length > 0;
  return (
    <li data-kind={node.kind}>
      {isQuestion(node) ? (
        <Entry question={node.key} label={node.label[locale]} text={text} />
      ) : (
        <span className={tree.knot}>{node.label[locale]}</span>
      )}
      {hasMore && (
        <ul>
          <Branch parent={node.key} />
        </ul>
      )}
    </li>
  );
}

function useAnswerText(node: SpecNode): string {
  const locale = useLocale();
  const t = useTranslations('quotation.builder');
  const { template, answers } = useConfigured();
  const words = { yes: t('yes'), no: t('no'), files: (count: number) => t('fileCount', { count }) };
  return valueText(template.nodes, node, answers[node.key], { locale, words });
}

/** Leads to the question: on this page, or in its part. */
function Entry({ question: key, label, text }: { question: string; label: string; text: string }) {
  const t = useTranslations('quotation.builder');
  const { priced, hrefOf } = useConfigured();
  const isWrong = priced.faults.some((fault) => fault.key === key);
  const state = isWrong ? 'missing' : text ? 'answered' : 'open';
  const href = hrefOf(key);
  return (
    <a
      href={href}
      data-page=""
      data-state={state}
      className={tree.entry}
      onClick={(event) => {
        if (focusField(key) || href === `#${fieldId(key)}`) event.preventDefault();
      }}
    >
      <span>{label}</span>
      <span className={`text-ink-2 text-end wrap-anywhere ${tree.entryAnswer}`}>
        {text || t(isWrong ? 'missing' : 'notAnswered')}
        {isWrong && text && <span className="text-error text-14"> {t('wrong')}</span>}
      </span>
    </a>
  );
}
