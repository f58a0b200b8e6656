/** For calls that say only that it is done. */
export async function answerNothing(work: Promise<void>): Promise<null> {
  await work;
  return null;
}
