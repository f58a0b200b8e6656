import { Section } from '#components/ui/page/section.tsx';
import type { BlockProps } from './block-context.ts';
import { BlockPicture } from './block-picture.tsx';
import styles from './steps-block.module.css';

/** What happens one after the other, each with a number and, where there is one, a picture. */
export function StepsBlock({ block, place }: BlockProps<'steps'>) {
  const { title, steps } = block.fields;
  if (steps.length === 0) return null;
  const list = (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name of their own, and are drawn once
        <li key={index} className={step.picture ? styles.drawn : undefined}>
          {step.picture && <BlockPicture picture={step.picture} sizes="240px" />}
          <h3>
            <span aria-hidden="true">{index + 1}</span>
            {step.title}
          </h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
  return place.isInColumn ? list : <Section title={title}>{list}</Section>;
}
