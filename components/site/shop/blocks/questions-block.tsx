import { JsonLd } from '#components/ui/page/json-ld.tsx';
import { Prose } from '#components/ui/page/prose.tsx';
import { Section } from '#components/ui/page/section.tsx';
import type { BlockProps } from './block-context.ts';
import styles from './questions-block.module.css';

/** Questions that open onto their answers, and the same for search engines (schema.org). */
export function QuestionsBlock({ block, place }: BlockProps<'questions'>) {
  const { title, questions } = block.fields;
  const asked = questions.filter(({ question, answer }) => question && answer);
  if (asked.length === 0) return null;
  const list = (
    <div className={styles.questions}>
      <JsonLd data={questionsData(asked)} />
      {asked.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <Prose html={answer} />
        </details>
      ))}
    </div>
  );
  return place.isInColumn ? list : <Section title={title}>{list}</Section>;
}

function questionsData(asked: { question: string; answer: string }[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
