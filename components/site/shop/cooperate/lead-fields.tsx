import type { ReactNode } from 'react';
import styles from './lead-form.module.css';
import type { LeadField, LeadWords } from './lead-types.ts';

interface LeadFieldsProps {
  words: LeadWords;
  faults: Partial<Record<LeadField, string>>;
}

/** Label above, help and fault below, each field told what is wrong with it. */
export function LeadFields({ words, faults }: LeadFieldsProps) {
  const box = (name: LeadField, control: (shared: SharedProps) => ReactNode) => (
    <Box name={name} words={words} fault={faults[name]}>
      {control}
    </Box>
  );
  return (
    <>
      {box('topic', (shared) => (
        <select {...shared} defaultValue="bulk-purchase">
          {words.topics.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ))}
      {box('company', (shared) => (
        <input {...shared} autoComplete="organization" maxLength={100} />
      ))}
      {box('contact', (shared) => (
        <input {...shared} autoComplete="name" maxLength={50} />
      ))}
      {box('mobile', (shared) => (
        <input {...shared} type="tel" inputMode="numeric" autoComplete="tel-national" maxLength={20} />
      ))}
      {box('email', (shared) => (
        <input {...shared} type="email" autoComplete="email" maxLength={50} />
      ))}
      {box('message', (shared) => (
        <textarea {...shared} rows={6} maxLength={2000} />
      ))}
    </>
  );
}

interface SharedProps {
  id: string;
  name: LeadField;
  required: boolean;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface BoxProps {
  name: LeadField;
  words: LeadWords;
  fault: string | undefined;
  children: (shared: SharedProps) => ReactNode;
}

function Box({ name, words, fault, children }: BoxProps) {
  const [id, help] = [`lead-${name}`, words.help[name]];
  const describedBy = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const shared: SharedProps = {
    id,
    name,
    required: name !== 'email',
    className: styles.control,
    'aria-invalid': Boolean(fault),
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className={`stack-4 ${styles.field}`}>
      <label htmlFor={id}>
        {words.labels[name]}
        {name === 'email' && <span className={styles.optional}>{words.optional}</span>}
      </label>
      {children(shared)}
      {help && (
        <p id={`${id}-help`} className="text-ink-3 text-14">
          {help}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="text-error text-14">
          {fault}
        </p>
      )}
    </div>
  );
}
