'use client';

import { useLocale } from 'next-intl';
import { maxFiles } from '#lib/specification/check-value.ts';
import { FileList } from '../file-list.tsx';
import { fieldId, useConfigured } from './configuration.ts';
import { type FieldProps, SpecFieldFrame, useFieldMarks } from './field-frame.tsx';
import { fileName, rememberFileName } from './file-names.ts';

/** Files as an answer: the answer is their addresses. */
export function FileField({ node }: FieldProps) {
  const locale = useLocale();
  const { answers, setAnswer, leave } = useConfigured();
  const { key, max } = node;
  const marks = useFieldMarks(key, node.help !== null);
  const value = answers[key];
  const urls = Array.isArray(value) ? value : [];
  return (
    <SpecFieldFrame node={node} isGroup>
      <FileList
        id={`${fieldId(key)}-add`}
        label={node.label[locale]}
        files={urls.map((url) => ({ url, name: fileName(url) }))}
        max={max ?? maxFiles}
        describedBy={marks['aria-describedby']}
        onAdd={({ url, name }) => {
          rememberFileName(url, name);
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
