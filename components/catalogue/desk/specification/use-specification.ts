'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import {
  type EditedSpecification,
  readSpecification,
  type SpecificationOwner,
  saveSpecification,
  specificationQuery,
} from '#lib/api/catalogue/desk-specification.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import type { SpecSeen } from '#lib/contract/catalogue/desk-specification.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import { savingFaults, toDraft, toEdited } from './editing/edit-values.ts';
import { type KeptEdit, writeKept } from './editing/kept-edit.ts';
import type { NodeFault } from './editing/to-spec-nodes.ts';
import type { Edited } from './editor-context.ts';
import { focusFault } from './focus-fault.ts';
import { toNodeFaults } from './server-faults.ts';
import { useEditorState } from './use-editor-state.ts';
import { useGuardedCalls } from './use-guarded-calls.ts';
import { useKeeping } from './use-keeping.ts';
import { useVersionCalls } from './use-version-calls.ts';

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
  const { guarded, setConflict, ...calls } = useGuardedCalls((fields) => pointAt(toNodeFaults(fields, edited.tree)));
  const send = async (from: SpecSeen) => {
    const { draft } = toDraft(edited);
    const { version_id, revision } = await saveSpecification({ ...owner, ...draft, seen: from });
    setSeen({ version_id, revision });
    setSaved(edited);
    setConflict(false);
    writeKept(name, undefined);
    await untilReread();
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
    ...calls,
    isRestored,
    replaceBy,
    save,
    /** Over what somebody else has saved meanwhile. */
    saveAnyway: () => guarded(async () => send((await readSpecification(owner)).seen)),
    /** What is saved, in place of what is here. */
    reload: () => guarded(async () => show(await readSpecification(owner))),
    ...useVersionCalls({ owner, answer, seen, setSeen, show, guarded, save, isDirty }),
  };
}

export type SpecificationWork = ReturnType<typeof useSpecification>;
