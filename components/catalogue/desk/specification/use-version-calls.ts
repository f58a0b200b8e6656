'use client';

import { useQueryClient } from '@tanstack/react-query';
import {
  discardSpecification,
  type EditedSpecification,
  publishSpecification,
  readSpecification,
  retireSpecification,
  type SpecificationOwner,
  specificationQuery,
} from '#lib/api/catalogue/desk-specification.ts';
import type { SpecSeen } from '#lib/contract/catalogue/desk-specification.ts';

interface VersionCalls {
  owner: SpecificationOwner;
  answer: EditedSpecification;
  seen: SpecSeen;
  setSeen: (seen: SpecSeen) => void;
  show: (next: EditedSpecification) => void;
  guarded: <Result>(run: () => Promise<Result>) => Promise<Result | undefined>;
  save: () => Promise<SpecSeen | undefined>;
  isDirty: boolean;
}

/** What is done with a version as a whole: it is published, withdrawn from customers, or thrown away. */
export function useVersionCalls({ owner, answer, seen, setSeen, show, guarded, save, isDirty }: VersionCalls) {
  const queries = useQueryClient();
  return {
    publish: async () => {
      const version = isDirty || answer.version?.status !== 'draft' ? await save() : seen;
      if (!version || version.version_id === null) return false;
      const { version_id, revision } = version;
      const done = await guarded(async () => {
        await publishSpecification({ version_id, revision });
        show(await readSpecification(owner));
        return true;
      });
      return done ?? false;
    },
    /** Customers are offered it no longer; the answer says what they are offered then. */
    retire: () =>
      guarded(async () => {
        if (answer.offered) await retireSpecification({ version_id: answer.offered.template_version_id });
        const next = await readSpecification(owner);
        queries.setQueryData(specificationQuery(owner).queryKey, next);
        setSeen(next.seen);
      }),
    discard: () =>
      guarded(async () => {
        if (seen.version_id !== null) await discardSpecification({ ...seen, version_id: seen.version_id });
        show(await readSpecification(owner));
      }),
  };
}
