import { Section } from '#components/ui/page/section.tsx';
import type { BlockProps } from './block-context.ts';
import styles from './facts-block.module.css';

/** What the shop promises everybody; its numbers come from the settings (docs/domain/site.md 2). */
export function FactsBlock({ block, place }: BlockProps<'facts'>) {
  const { title, facts } = block.fields;
  if (facts.length === 0) return null;
  const list = (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.title}>
          <dt>{fact.title}</dt>
          <dd>{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
  return place.isInColumn ? list : <Section title={title}>{list}</Section>;
}
