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
import type { Edited, Editor } from './editor-context.ts';
import { focusFault } from './focus-fault.ts';
import { toNodeFaults } from './server-faults.ts';
import { useEditorState } from './use-editor-state.ts';
import { useGuardedCalls } from './use-guarded-calls.ts';
import { useKeeping } from './use-keeping.ts';
import { useVersionCalls } from './use-version-calls.ts';

/** The editor of one specification: its state, what was saved of it, and the calls. */
export function useSpecification(owner: SpecificationOwner, answer: EditedSpecification) {
  const queries = useQueryClient();
  const name = Object.entries(owner).flat().join(':');
  const { start, editor, replace } = useBegun(answer);
  const { saved, seen, setSeen, noteSaved } = useSaved(name, { edited: start, seen: answer.seen });
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
    queries.setQueryData(specificationQuery(owner).queryKey, next);
    const fresh = toEdited(next);
    noteSaved({ edited: fresh, seen: next.seen });
    replace(fresh);
    setConflict(false);
  };
  const { pointAt, stopAt } = usePointing(editor);
  const { guarded, setConflict, ...calls } = useGuardedCalls((fields) => pointAt(toNodeFaults(fields, edited.tree)));
  const send = async (from: SpecSeen) => {
    const now = await saveOver(owner, edited, from);
    noteSaved({ edited, seen: now });
    setConflict(false);
    await untilReread();
    return now;
  };
  const save = () => {
    const faults = savingFaults(toDraft(edited).checked);
    if (faults.count === 0) return guarded(() => send(seen));
    stopAt(faults);
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

/** Answers the revision that it is now. */
async function saveOver(owner: SpecificationOwner, edited: Edited, seen: SpecSeen): Promise<SpecSeen> {
  const { version_id, revision } = await saveSpecification({ ...owner, ...toDraft(edited).draft, seen });
  return { version_id, revision };
}

/** The editor, begun with what the server has; keys that customers have chosen by are locked. */
function useBegun(answer: EditedSpecification) {
  const [start] = useState(() => toEdited(answer));
  const lockedKeys = useMemo(() => new Set(answer.offered?.nodes.map(({ key }) => key)), [answer.offered]);
  return { start, ...useEditorState(start, lockedKeys) };
}

/** What was saved last, and as which revision. */
function useSaved(name: string, start: KeptEdit) {
  const [saved, setSaved] = useState(start.edited);
  const [seen, setSeen] = useState<SpecSeen>(start.seen);
  const noteSaved = (now: KeptEdit) => {
    setSeen(now.seen);
    setSaved(now.edited);
    writeKept(name, undefined);
  };
  return { saved, seen, setSeen, noteSaved };
}

/** Goes to what is wrong. */
function usePointing(editor: Editor) {
  const t = useTranslations('catalogueSpecification.save');
  return {
    /** Marks the nodes and goes to the first of them. */
    pointAt: (faults: NodeFault[]) => {
      const [first] = faults;
      if (!first) return;
      editor.refuse(faults);
      editor.select(first.uid);
      focusFault();
    },
    /** Says that nothing was saved, and goes to the first of what keeps it from being. */
    stopAt: ({ count, first }: ReturnType<typeof savingFaults>) => {
      if (first !== undefined) editor.select(first);
      focusFault();
      publishNotice({ tone: 'error', text: t('unsavable', { count }) });
    },
  };
}
