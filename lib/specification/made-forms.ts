import type { SpecNode, SpecSelection, SpecValue } from '#lib/contract/catalogue/specification.ts';
import { defaultLocale } from '#lib/i18n/bcp47.ts';

/** A configuration that somebody has ordered and paid before: its printing form, die or tool is kept for them. */
export interface MadeForm {
  order_no: string;
  /** Keys of the options that were chosen. */
  options: string[];
  answers: SpecSelection;
}

type Tree = { nodes: SpecNode[] };

export function asksForMadeForm({ nodes }: Tree): boolean {
  return nodes.some(({ made_before: rule }) => rule !== null);
}

/** The forms that an option could take, whatever else is chosen. */
export function formsOf({ made_before: rule }: SpecNode, made: readonly MadeForm[]): MadeForm[] {
  return rule === null ? [] : made.filter(({ options }) => options.includes(rule.option));
}

/**
 * The tree as somebody with these forms may choose from it: an option that takes a kept form is there where one of theirs
 * fits what is chosen, named after the order that made it, and for nobody else. The browser shows with it and the server
 * decides by it.
 */
export function withMadeForms<T extends Tree>(template: T, selection: SpecSelection, made: readonly MadeForm[]): T {
  if (!asksForMadeForm(template)) return template;
  const gone = new Set<string>();
  const nodes = template.nodes.flatMap((node) => {
    if (node.parent !== null && gone.has(node.parent)) gone.add(node.key);
    else if (node.made_before === null) return [node];
    else {
      const form = formsOf(node, made).find((each) => fits(node, selection, each));
      if (form) return [named(node, form)];
      gone.add(node.key);
    }
    return [];
  });
  return { ...template, nodes };
}

function fits({ made_before: rule }: SpecNode, selection: SpecSelection, { answers }: MadeForm): boolean {
  return (rule?.same ?? []).every((key) => isSame(selection[key], answers[key]));
}

function isSame(left: SpecValue | undefined, right: SpecValue | undefined): boolean {
  const text = (value: SpecValue | undefined) =>
    value !== null && typeof value === 'object' ? JSON.stringify(Object.entries(value).sort()) : JSON.stringify(value);
  return text(left) === text(right);
}

/** Chinese, the default language, writes its brackets as wide as its characters, also behind a Latin word. */
function named(node: SpecNode, { order_no: no }: MadeForm): SpecNode {
  const label: Record<string, string> = { ...node.label };
  for (const locale in label) label[locale] += locale === defaultLocale ? `（${no}）` : ` (${no})`;
  return { ...node, label: label as SpecNode['label'] };
}
