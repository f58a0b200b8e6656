'use client';

interface StatusSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** Which state a list shows. */
export function StatusSelect<Value extends string>({ label, value, options, onChoose }: StatusSelectProps<Value>) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value as Value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
