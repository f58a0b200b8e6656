import { defineList } from '#components/lists/define-list.ts';
import { operatorWords } from '#lib/contract/site/desk-words.ts';

export const wordList = defineList(operatorWords);
