import { getTranslations } from 'next-intl/server';
import { Section } from '#components/ui/section.tsx';
import styles from './how-it-works.module.css';
import { ConfigureDrawing, DeliverDrawing, ProduceDrawing, QuoteDrawing } from './step-drawings.tsx';

const steps = [
  { name: 'configure', Drawing: ConfigureDrawing },
  { name: 'quote', Drawing: QuoteDrawing },
  { name: 'produce', Drawing: ProduceDrawing },
  { name: 'deliver', Drawing: DeliverDrawing },
] as const;

/** Four drawn steps from the idea to the delivery. */
export async function HowItWorks() {
  const t = await getTranslations('home');
  return (
    <Section title={t('stepsTitle')}>
      <ol className={styles.steps}>
        {steps.map(({ name, Drawing }, index) => (
          <li key={name}>
            <Drawing />
            <h3>
              <span aria-hidden="true">{index + 1}</span>
              {t(`steps.${name}Title`)}
            </h3>
            <p>{t(`steps.${name}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
