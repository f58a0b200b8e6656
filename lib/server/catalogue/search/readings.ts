import { pinyin, polyphonic } from 'pinyin-pro';

/** Of a word whose characters have several readings, so many are known; the likeliest come first. */
const mostReadings = 6;

/** `ü` as it is typed. */
const typed = { toneType: 'none', type: 'array', v: true } as const;

/**
 * How a Chinese word is said: its syllables without tones, in the reading that its words have in a dictionary first,
 * then with the other readings of single characters.
 */
export function readingsOf(word: string): string[][] {
  const usual = pinyin(word, typed);
  const readings = [usual];
  for (const [place, others] of polyphonic(word, typed).entries()) {
    for (const other of others) {
      if (other !== usual[place]) readings.push(usual.with(place, other));
    }
  }
  return readings.slice(0, mostReadings);
}

/**
 * What is often not told apart, in speech or at the keyboard: zh z, ch c, sh s, -ng -n, ü u. Two readings that sound
 * alike have the same sound.
 */
export function soundOf(reading: string): string {
  return reading
    .replace(/([zcs])h/g, '$1')
    .replaceAll('ng', 'n')
    .replaceAll('v', 'u');
}
