import { type EarlyField, isChanged } from '#components/ui/early-field.ts';
import type { SpecNode, SpecValue } from '#lib/contract/catalogue/specification.ts';
import { fieldId } from '../builder/field-id.ts';
import { toNumber, toSize } from '../builder/size/size-text.ts';
import { isQuestion } from '../builder/spec-tree.ts';

export interface EarlyAnswers {
  answers: [key: string, value: SpecValue][];
  /** Undefined where nobody touched it. */
  qtyText: string | undefined;
}

/** What somebody answered in the shape of a configurator before its code was there; untouched questions are left out. */
export function earlyAnswers(nodes: readonly SpecNode[], fields: readonly EarlyField[]): EarlyAnswers {
  const of = (key: string) => fields.filter(({ name }) => name === fieldId(key));
  const answers = nodes.filter(isQuestion).flatMap((node): [string, SpecValue][] => {
    const own = of(node.key);
    return own.some(isChanged) ? [[node.key, answerOf(node, own)]] : [];
  });
  return { answers, qtyText: of('qty').find(isChanged)?.value };
}

function answerOf({ kind, sides, required }: SpecNode, fields: readonly EarlyField[]): SpecValue {
  const chosen = fields.filter(({ checked }) => checked).map(({ value }) => value);
  const [text = ''] = fields.map(({ value }) => value);
  switch (kind) {
    case 'single':
      return chosen[0] ?? '';
    case 'multi':
      return chosen;
    case 'boolean':
      return required ? chosen[0] === 'true' : chosen.length > 0;
    case 'dimension':
      return toSize(
        fields.map(({ value }) => value),
        sides,
      );
    case 'number':
      return toNumber(text) ?? text;
    default:
      return text;
  }
}
