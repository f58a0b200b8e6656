import { describe, expect, it } from '@jest/globals';
import { sentBlocks } from '#lib/contract/site/blocks/block-schema.ts';
import { type BlockKind, blockKinds } from '#lib/contract/site/blocks/kinds.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import { beginHistory, type DraftAction, reduceHistory } from './draft-history.ts';
import { blockMissingIn } from './missing-in.ts';
import { copyAt, getAt, insertAt, moveBy, moveTo, newBlock, type PageDraft, removeAt, setAt } from './page-draft.ts';

const none = inEachLanguage(() => '');
const draftOf = (...ids: string[]): PageDraft => ({
  title: none,
  description: none,
  blocks: ids.map((id) => ({ id, kind: 'rich_text', fields: { html: none } })),
});
const idsOf = ({ blocks }: PageDraft) => blocks.map(({ id }) => id).join('');

describe('blocks of a draft', () => {
  it.each(Object.keys(blockKinds) as BlockKind[])('begin as the server takes them: %s', (kind) => {
    expect(sentBlocks.safeParse([newBlock(kind)]).error).toBeUndefined();
  });

  it('move up and down, and stay at the ends', () => {
    const draft = draftOf('a', 'b', 'c');
    expect(idsOf(moveBy(draft, ['blocks', 0], 1))).toBe('bac');
    expect(idsOf(moveBy(draft, ['blocks', 2], -1))).toBe('acb');
    expect(moveBy(draft, ['blocks', 0], -1)).toBe(draft);
    expect(moveBy(draft, ['blocks', 2], 1)).toBe(draft);
    expect(idsOf(moveTo(draft, ['blocks', 0], ['blocks', 2]))).toBe('bca');
    expect(moveTo(draft, ['blocks', 0], ['blocks', 1, 'fields', 'columns', 0, 0])).toBe(draft);
  });

  it('are copied with ids of their own, those in columns too', () => {
    const columns = { ...newBlock('columns'), fields: { columns: [draftOf('a').blocks, []] } };
    const { blocks } = copyAt({ ...draftOf(), blocks: [columns] }, ['blocks', 0]);
    expect(blocks).toHaveLength(2);
    expect(blocks[1]?.id).not.toBe(columns.id);
    expect(getAt(blocks, [1, 'fields', 'columns', 0, 0, 'id'])).not.toBe('a');
    expect(getAt(blocks, [1, 'fields', 'columns', 0, 0, 'kind'])).toBe('rich_text');
  });

  it('are put in and taken out where they stand', () => {
    const draft = draftOf('a', 'b');
    expect(idsOf(removeAt(draft, ['blocks', 0]))).toBe('b');
    expect(idsOf(insertAt(draft, ['blocks', 1], draftOf('x').blocks[0]))).toBe('axb');
    const changed = setAt(
      draft,
      ['blocks', 1, 'fields', 'html'],
      inEachLanguage(() => '<p>x</p>'),
    );
    expect(changed.blocks[0]).toBe(draft.blocks[0]);
    expect(draft.blocks[1]?.fields.html).toBe(none);
  });

  it('say in which language something is still to be written', () => {
    const block = newBlock('banner');
    expect(blockMissingIn(block)).toEqual([]);
    const [first] = Object.keys(none);
    const written = setAt(block, ['fields', 'title'], { ...none, [first ?? '']: 'x' });
    expect(blockMissingIn(written)).toEqual(Object.keys(none).slice(1));
  });
});

describe('undo', () => {
  const title = (text: string, at: number): DraftAction => ({
    type: 'change',
    about: 'title',
    at,
    make: (draft) => ({ ...draft, title: inEachLanguage(() => text) }),
  });
  const shown = (history: ReturnType<typeof beginHistory>) => Object.values(history.now.title)[0];

  it('takes back what was typed in one go, then what was before', () => {
    let history = beginHistory(draftOf());
    for (const [index, text] of ['a', 'ab', 'abc'].entries())
      history = reduceHistory(history, title(text, 5000 + index * 100));
    history = reduceHistory(history, title('new', 60_000));
    history = reduceHistory(history, { type: 'undo' });
    expect(shown(history)).toBe('abc');
    history = reduceHistory(history, { type: 'undo' });
    expect(shown(history)).toBe('');
    expect(reduceHistory(history, { type: 'undo' })).toBe(history);
    history = reduceHistory(reduceHistory(history, { type: 'redo' }), { type: 'redo' });
    expect(shown(history)).toBe('new');
    expect(reduceHistory(history, { type: 'redo' })).toBe(history);
  });

  it('forgets what was undone once something else is changed', () => {
    let history = reduceHistory(beginHistory(draftOf()), title('a', 5000));
    history = reduceHistory(reduceHistory(history, { type: 'undo' }), title('b', 9000));
    expect(history.future).toEqual([]);
  });
});
