import { describe, expect, it } from '@jest/globals';
import { pictureFor } from './picture-for.ts';

const shows = (...pictures: Record<string, string>[]) => pictures.map((each) => ({ shows: each }));
const chairs = shows({ colour: 'green' }, { colour: 'black' }, { colour: 'black', arms: 'none' }, {});

describe('the picture of a choice', () => {
  it.each([
    ['shows what is chosen', chairs, { colour: 'black', arms: 'fixed' }, 1],
    ['is the one that shows most of it', chairs, { colour: 'black', arms: 'none' }, 2],
    ['is one that fits any choice, where none shows this', chairs, { colour: 'red' }, 3],
    ['is the first, where each shows something else', shows({ colour: 'green' }, { colour: 'black' }), {}, 0],
    ['is the first, where none says what it shows', shows({}, {}), { colour: 'black' }, 0],
    ['is none but the first, where there are none', [], { colour: 'black' }, 0],
    ['shows one of several that are chosen', shows({}, { extras: 'tray' }), { extras: ['socket', 'tray'] }, 1],
  ])('%s', (_, pictures, chosen, index) => {
    expect(pictureFor(pictures, chosen)).toBe(index);
  });
});
