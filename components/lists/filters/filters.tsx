'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { DayInput } from '#components/ui/form/day-input.tsx';
import { SearchField } from '#components/ui/list/search-field.tsx';
import { changeDay } from '#lib/utils/change-day.ts';
import type { ShownList } from '../use-list.ts';
import styles from './filters.module.css';

/** What a filter needs to know of its list. */
export type Filtered<State> = Pick<ShownList<State>, 'state' | 'filter' | 'change' | 'choose'>;

interface SearchFilterProps<State> {
  of: Filtered<State>;
  /** What can be looked for; also what stands in the empty field. */
  label: string;
}

/** Words that are looked for: the filter `q`. */
export function SearchFilter<State extends { q?: string | undefined }>({ of, label }: SearchFilterProps<State>) {
  return <WordFilter label={label} text={of.state.q} onSearch={(q) => of.change({ q })} />;
}

interface WordFilterProps {
  label: string;
  text: string | undefined;
  onSearch: (text: string) => void;
  /** Beside another one, whose button is enough: on a phone it is folded away like filters that one chooses. */
  isSecond?: boolean;
}

/** Words that become more than one filter, or another one than `q`. */
export function WordFilter({ isSecond = false, ...props }: WordFilterProps) {
  const t = useTranslations('ui.filter');
  return <SearchField find={isSecond ? undefined : t('find')} {...props} />;
}

interface ChoiceFilterProps<State, Name extends keyof State & string> {
  of: Filtered<State>;
  name: Name;
  label: string;
  /** The first entry, for no filter. */
  all: string;
  options: readonly (ChoiceOption & { value: NonNullable<State[Name]> & (string | number) })[];
}

interface ChoiceOption {
  value: string | number;
  label: string;
  /** Of many: what it belongs to, in words; those of one group stand beside each other. */
  group?: string;
}

/** One of a few, or all. Named by what is chosen, so that the line stays short. */
export function ChoiceFilter<State, Name extends keyof State & string>(props: ChoiceFilterProps<State, Name>) {
  const { of, name, label, all, options } = props;
  const chosen = options.find(({ value }) => value === of.state[name]);
  return (
    <Choice
      label={label}
      all={all}
      value={chosen?.value ?? ''}
      isChosen={name in (of.filter as object)}
      options={options}
      onChoose={(value) => of.change(of.choose(name, value))}
    />
  );
}

interface ChoiceProps {
  label: string;
  /** Absent where there is always a choice. */
  all?: string;
  value: string | number;
  isChosen: boolean;
  options: readonly ChoiceOption[];
  onChoose: (value: string) => void;
}

export function Choice({ label, all, value, isChosen, options, onChoose }: ChoiceProps) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      data-chosen={isChosen ? '' : undefined}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {all !== undefined && <option value="">{all}</option>}
      {inGroups(options).map(({ group, members }) =>
        group === undefined ? (
          <Options key="" of={members} />
        ) : (
          <optgroup key={group} label={group}>
            <Options of={members} />
          </optgroup>
        ),
      )}
    </select>
  );
}

const Options = ({ of }: { of: readonly ChoiceOption[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

function inGroups(options: readonly ChoiceOption[]) {
  const groups = new Map<string | undefined, ChoiceOption[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups].map(([group, members]) => ({ group, members }));
}

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** From one day to another, both included: the filters `from` and `to`. */
export function DaysFilter<State extends Days>({ of: { state, change } }: { of: Filtered<State> }) {
  const t = useTranslations('ui.filter');
  const { from, to } = state;
  const set = (day: { from: string } | { to: string }) => change(changeDay({ from, to }, day));
  return (
    <span className={styles.days} data-chosen={from || to ? '' : undefined}>
      <DayInput label={t('from')} value={from} onChange={(day) => set({ from: day })} />
      <span aria-hidden="true">–</span>
      <DayInput label={t('to')} value={to} onChange={(day) => set({ to: day })} />
    </span>
  );
}

interface OnlyFilterProps<State, Name extends keyof State & string> {
  of: Filtered<State>;
  name: Name;
  /** What the list is narrowed to. */
  label: (value: string) => string;
}

/** A link led to one record, or to those of one person: says so, and is taken away by a press. */
export function OnlyFilter<State, Name extends keyof State & string>({
  of,
  name,
  label,
}: OnlyFilterProps<State, Name>) {
  const t = useTranslations('ui.filter');
  const value = of.state[name];
  if (value === undefined) return null;
  return (
    <Button look="secondary" size="small" title={t('showAll')} onClick={() => of.change({ [name]: '' })}>
      {label(String(value))} <span aria-hidden="true">×</span>
    </Button>
  );
}
