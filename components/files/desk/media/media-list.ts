import { defineList } from '#components/lists/define-list.ts';
import { operatorMedia } from '#lib/contract/files/desk-media.ts';

export const mediaList = defineList(operatorMedia, { name: 'desk-media' });
