'use client';

import { useLocale } from 'next-intl';
import { artworkTopic } from '#lib/contract/files/upload-topics.ts';
import { maxFiles } from '#lib/specification/check-value.ts';
import { ArtworkDecision } from '../artwork/artwork-decision.tsx';
import { ArtworkNotes } from '../artwork/artwork-notes-list.tsx';
import { requestedArtwork } from '../artwork/requested-artwork.ts';
import { useArtworkLook } from '../artwork/use-artwork-look.ts';
import { FileList } from '../file-list.tsx';
import { useConfigured } from './configuration.ts';
import { type FieldProps, SpecFieldFrame, useFieldMarks } from './field-frame.tsx';
import { fieldId } from './field-id.ts';
import { knownFile, rememberFile } from './file-names.ts';

/** Files as an answer: the answer is their addresses. What does not fit the other answers is said beside each. */
export function FileField({ node }: FieldProps) {
  const locale = useLocale();
  const { answers, setAnswer, leave } = useConfigured();
  const { key, max } = node;
  const marks = useFieldMarks(key, node.help !== null);
  const pending = requestedArtwork(node, answers);
  const { look, held, factsOf } = useArtworkLook(pending);
  const value = answers[key];
  const urls = Array.isArray(value) ? value : [];
  return (
    <SpecFieldFrame node={node} isGroup>
      <FileList
        id={`${fieldId(key)}-add`}
        label={node.label[locale]}
        files={urls.map(knownFile)}
        max={max ?? maxFiles}
        describedBy={marks['aria-describedby']}
        topic={artworkTopic}
        look={look}
        decision={held && pending && <ArtworkDecision held={held} pending={pending} />}
        noteOf={(url) => {
          const { name, facts } = knownFile(url);
          return pending && facts && <ArtworkNotes name={name} facts={facts} pending={pending} />;
        }}
        onAdd={({ url, name }, sent) => {
          rememberFile({ url, name, facts: factsOf(sent) });
          leave(key);
          setAnswer(key, [...urls.filter((each) => each !== url), url]);
        }}
        onRemove={(url) => {
          leave(key);
          setAnswer(
            key,
            urls.filter((each) => each !== url),
          );
        }}
      />
    </SpecFieldFrame>
  );
}
