'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import {
  discardSpecification,
  type EditedSpecification,
  publishSpecification,
  readSpecification,
  retireSpecification,
  type SpecificationOwner,
  saveSpecification,
  specificationQuery,
} from '#lib/api/catalogue/desk-specification.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { SpecSeen } from '#lib/contract/catalogue/desk-specification.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import { savingFaults, toDraft, toEdited } from './edit-values.ts';
import type { Edited } from './editor-context.ts';
import { focusFault } from './focus-fault.ts';
import { type KeptEdit, readKept, writeKept } from './kept-edit.ts';
import { toNodeFaults } from './server-faults.ts';
import type { NodeFault } from './to-spec-nodes.ts';
import { useEditorState } from './use-editor-state.ts';

const keepAfterMs = 400;

/** The editor of one specification: its state, what was saved of it, and the calls. */
export function useSpecification(owner: SpecificationOwner, answer: EditedSpecification) {
  const t = useTranslations('catalogueSpecification.save');
  const queries = useQueryClient();
  const name = Object.entries(owner).flat().join(':');
  const [start] = useState(() => toEdited(answer));
  const lockedKeys = useMemo(() => new Set(answer.offered?.nodes.map(({ key }) => key)), [answer.offered]);
  const { editor, replace } = useEditorState(start, lockedKeys);
  const [saved, setSaved] = useState(start);
  const [seen, setSeen] = useState<SpecSeen>(answer.seen);
  const [isBusy, setBusy] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { edited } = editor;
  const isDirty = edited !== saved;
  const replaceBy = (next: Edited) => editor.change('', () => next);
  // With what they began from: a save then notices what somebody else has saved since.
  const restore = (kept: KeptEdit) => {
    replaceBy(kept.edited);
    setSeen(kept.seen);
  };
  const isRestored = useKeeping({ name, seen, edited, isDirty, restore });

  const show = (next: EditedSpecification) => {
    const fresh = toEdited(next);
    queries.setQueryData(specificationQuery(owner).queryKey, next);
    setSeen(next.seen);
    setSaved(fresh);
    replace(fresh);
    setConflict(false);
    writeKept(name, undefined);
  };
  /** Marks the nodes and goes to the first of them. */
  const pointAt = (faults: NodeFault[]) => {
    const [first] = faults;
    if (!first) return;
    editor.refuse(faults);
    editor.select(first.uid);
    focusFault();
  };
  const guarded = async <Result>(run: () => Promise<Result>): Promise<Result | undefined> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.error === 'status_changed') setConflict(true);
      else if (error.status === 200) {
        setRefusal(error.message);
        pointAt(toNodeFaults(error.fields, edited.tree));
      }
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const send = async (from: SpecSeen) => {
    const { draft } = toDraft(edited);
    const { version_id, revision } = await saveSpecification({ ...owner, ...draft, seen: from });
    setSeen({ version_id, revision });
    setSaved(edited);
    setConflict(false);
    writeKept(name, undefined);
    await queries.invalidateQueries({ queryKey: specificationQuery(owner).queryKey });
    return { version_id, revision };
  };
  const save = () => {
    const { count, first } = savingFaults(toDraft(edited).checked);
    if (count === 0) return guarded(() => send(seen));
    if (first !== undefined) editor.select(first);
    focusFault();
    publishNotice({ tone: 'error', text: t('unsavable', { count }) });
    return Promise.resolve(undefined);
  };
  return {
    editor,
    isDirty,
    isBusy,
    isConflict,
    isRestored,
    refusal,
    replaceBy,
    save,
    /** Over what somebody else has saved meanwhile. */
    saveAnyway: () => guarded(async () => send((await readSpecification(owner)).seen)),
    /** What is saved, in place of what is here. */
    reload: () => guarded(async () => show(await readSpecification(owner))),
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

interface Keeping {
  name: string;
  seen: SpecSeen;
  edited: Edited;
  isDirty: boolean;
  restore: (kept: KeptEdit) => void;
}

/** Keeps unsaved changes in this browser, and brings them back once; true when it did. */
function useKeeping({ name, seen, edited, isDirty, restore }: Keeping): boolean {
  const [isRestored, setRestored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was kept before this page
  useEffect(() => {
    const kept = readKept(name);
    if (!kept) return;
    restore(kept);
    setRestored(true);
  }, [name]);
  useEffect(() => {
    if (!isDirty) {
      writeKept(name, undefined);
      return undefined;
    }
    const timer = setTimeout(() => writeKept(name, { seen, edited }), keepAfterMs);
    return () => clearTimeout(timer);
  }, [name, seen, edited, isDirty]);
  return isRestored && isDirty;
}
