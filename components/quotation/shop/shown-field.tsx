import type { ReactNode } from 'react';
import quantity from '#components/ui/form/quantity.module.css';
import type { SpecNode, SpecValue } from '#lib/contract/catalogue/specification.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import styles from '../builder/builder.module.css';
import { fieldId } from '../builder/field-id.ts';
import cards from '../builder/option-cards.module.css';
import size from '../builder/size/size-field.module.css';
import { sideNames, toSideTexts } from '../builder/size/size-text.ts';
import toggle from '../builder/switch.module.css';
import own from './storefront.module.css';

export interface ShapeWords {
  optional: string;
  yes: string;
  no: string;
  addFile: string;
  side: (name: 'length' | 'width' | 'height') => string;
}

interface ShownFieldProps {
  node: SpecNode;
  /** Those that can be chosen with the defaults. */
  options: SpecNode[];
  answer: SpecValue | undefined;
  locale: Locale;
  words: ShapeWords;
}

/** A question as it stands before the code of the configurator: the names of its fields are those the code looks for. */
export function ShownField(props: ShownFieldProps) {
  const { node, locale, words } = props;
  const isGroup = ['single', 'multi', 'dimension', 'file'].includes(node.kind) || isYesOrNo(node);
  const label = (
    <>
      {node.label[locale]} {!node.required && <span className="text-ink-3 font-normal">{words.optional}</span>}
    </>
  );
  const help = node.help && <p className={styles.help}>{node.help[locale]}</p>;
  if (isGroup) {
    return (
      <fieldset className={styles.field}>
        <legend className={styles.question}>{label}</legend>
        {controlOf(props)}
        {help}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(node.key)} className={styles.question}>
        {label}
      </label>
      {controlOf(props)}
      {help}
    </div>
  );
}

const isYesOrNo = ({ kind, required }: SpecNode) => kind === 'boolean' && required;

function controlOf({ node, options, answer, locale, words }: ShownFieldProps): ReactNode {
  const name = fieldId(node.key);
  const isChosen = (key: string) => (Array.isArray(answer) ? answer.includes(key) : answer === key);
  if (node.kind === 'single' || node.kind === 'multi') {
    return (
      <div className={`wrap-8 ${cards.cards}`}>
        {options.map(({ key, label, help }) => (
          <Card key={key} {...{ name, value: key, isMulti: node.kind === 'multi', isChosen: isChosen(key) }}>
            <span className={cards.cardName}>{label[locale]}</span>
            {help && <span className={styles.help}>{help[locale]}</span>}
          </Card>
        ))}
      </div>
    );
  }
  if (node.kind === 'boolean') return yesOrNo({ node, answer, words });
  if (node.kind === 'dimension') return sidesOf({ node, answer, words });
  if (node.kind === 'file') {
    return (
      <button type="button" value={`#${name}-add`} className={own.box} data-kind="file">
        {words.addFile}
      </button>
    );
  }
  const field = { id: name, name, defaultValue: String(answer ?? '') };
  if (node.kind === 'number') return <input {...field} inputMode="decimal" className={own.number} />;
  return <input {...field} type="text" maxLength={node.max ?? 500} className={styles.text} />;
}

interface CardProps {
  name: string;
  value: string;
  isMulti?: boolean;
  isChosen: boolean;
  children: ReactNode;
}

function Card({ name, value, isMulti = false, isChosen, children }: CardProps) {
  const type = isMulti ? 'checkbox' : 'radio';
  return (
    <label className={cards.card}>
      <input id={`${name}-${value}`} type={type} name={name} value={value} defaultChecked={isChosen} />
      <span className={cards.cardBody}>{children}</span>
    </label>
  );
}

function yesOrNo({ node, answer, words }: Pick<ShownFieldProps, 'node' | 'answer' | 'words'>) {
  const name = fieldId(node.key);
  if (!node.required) {
    return (
      <span className={toggle.switch}>
        <input id={name} name={name} value="true" type="checkbox" defaultChecked={answer === true} />
      </span>
    );
  }
  return (
    <div className={`wrap-8 ${cards.cards}`}>
      {[true, false].map((each) => (
        <Card key={String(each)} name={name} value={String(each)} isChosen={answer === each}>
          {each ? words.yes : words.no}
        </Card>
      ))}
    </div>
  );
}

function sidesOf({ node, answer, words }: Pick<ShownFieldProps, 'node' | 'answer' | 'words'>) {
  const name = fieldId(node.key);
  const texts = toSideTexts(answer, node.sides);
  return (
    <div className={size.size}>
      <div className={size.sides}>
        {sideNames(node.sides).map((side, index) => (
          <label key={side} className={size.side}>
            <span>{words.side(side)}</span>
            <span className={size.millimetres}>
              <input id={`${name}-${side}`} name={name} inputMode="decimal" defaultValue={texts[index]} />
              <span aria-hidden="true">mm</span>
            </span>
          </label>
        ))}
      </div>
      <div className={size.preview} aria-hidden="true" />
    </div>
  );
}

interface ShownQuantityProps {
  qty: number;
  words: Record<'label' | 'less' | 'more' | 'unit', string>;
}

/** How many, with its steps. */
export function ShownQuantity({ words: { label, less, more, unit }, qty }: ShownQuantityProps) {
  const id = fieldId('qty');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.question}>
        {label}
      </label>
      <span className="wrap-8-12 items-center">
        <span className={quantity.stepper}>
          <button type="button" value={`less-${id}`} aria-label={less}>
            −
          </button>
          <input id={id} name={id} inputMode="numeric" defaultValue={qty} />
          <button type="button" value={`more-${id}`} aria-label={more}>
            +
          </button>
        </span>
        <span className={styles.unit}>{unit}</span>
      </span>
    </div>
  );
}
