import { expect, it } from '@jest/globals';
import member from '#messages/zh-cn/aftersalesMember.json' with { type: 'json' };
import store from '#messages/zh-cn/aftersalesStore.json' with { type: 'json' };

it('what a customer reads of the history has words for the other side as well', () => {
  expect(Object.keys(store.timeline.events).sort()).toEqual(Object.keys(member.timeline.events).sort());
});
