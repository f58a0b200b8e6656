import { randomInt } from 'node:crypto';
import { languages } from '#lib/i18n/languages.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { hashToken, newSecretToken } from '../../kernel/ids.ts';
import { captchaChallenges } from '../tables.ts';
import { drawPicture } from './draw-picture.ts';
import { makeQuestion } from './make-question.ts';
import { characters, iconNames, type MarkKind } from './mark-kinds.ts';
import { pictureHeight, pictureWidth, placeMarks } from './place-marks.ts';
import { workBits } from './text-rules.ts';

/** Contract §4: life of a challenge, marks to click and marks that only distract. */
const lifeInSeconds = 600;
const targetCount = 2;
const decoyCount = 2;

interface CaptchaRequest {
  id: string;
  ip: string;
  locale: Locale;
}

/** Makes the picture with the marks to click and keeps where they are. An earlier challenge of the id is replaced. */
export async function createClickChallenge(ctx: ServerContext, request: CaptchaRequest) {
  const kinds = chooseKinds(request.locale);
  const places = placeMarks(kinds.length, () => randomInt(2 ** 32) / 2 ** 32);
  const marks = kinds.flatMap((kind, index) => {
    const place = places[index];
    return place ? [{ kind, place }] : [];
  });
  const targets = marks.slice(0, targetCount);
  const picture = await drawPicture(marks, Math.random);
  await keep(ctx, request, 'click', { marks: targets.map(({ place: { x, y, size } }) => ({ x, y, size })) });
  return {
    id: request.id,
    mode: 'click' as const,
    text: targets.map(({ kind }) => nameOf(kind, request.locale)),
    base64: `data:image/png;base64,${picture.toString('base64')}`,
    width: pictureWidth,
    height: pictureHeight,
  };
}

/** The way in without a pointer: a question and a piece of work for the machine. */
export async function createTextChallenge(ctx: ServerContext, request: CaptchaRequest) {
  const { text, answer } = makeQuestion(request.locale);
  const work = { salt: newSecretToken().slice(0, 22), bits: workBits };
  await keep(ctx, request, 'text', { answer, ...work });
  return { id: request.id, mode: 'text' as const, question: text, work };
}

async function keep(
  ctx: ServerContext,
  { id, ip }: CaptchaRequest,
  mode: 'click' | 'text',
  solution: object,
): Promise<void> {
  const now = ctx.clock.now();
  const row = { mode, ip, solution, failures: 0, createdAt: now, expiresAt: addSeconds(now, lifeInSeconds) };
  await ctx.db
    .insert(captchaChallenges)
    .values({ idHash: hashToken(id), ...row })
    .onConflictDoUpdate({ target: captchaChallenges.idHash, set: row });
}

/** Different marks, targets first. Who reads no Chinese is asked for drawings only. */
function chooseKinds(locale: Locale): MarkKind[] {
  const drawings = shuffled(iconNames).map((icon): MarkKind => ({ type: 'icon', icon }));
  const written = shuffled(characters).map((character): MarkKind => ({ type: 'character', character }));
  const askable =
    languages[locale].reads === 'chinese' ? shuffled([...drawings.slice(0, 4), ...written.slice(0, 4)]) : drawings;
  const targets = askable.slice(0, targetCount);
  const rest = shuffled([...drawings.slice(0, 6), ...written.slice(0, 6)]).filter((kind) => !targets.includes(kind));
  return [...targets, ...rest.slice(0, decoyCount)];
}

function nameOf(kind: MarkKind, locale: Locale): string {
  return kind.type === 'character' ? kind.character : `<${sentence(locale, `api.captchaIcon${kind.icon}`)}>`;
}

function shuffled<T>(items: readonly T[]): T[] {
  const result = [...items];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}
