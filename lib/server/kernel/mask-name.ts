/** Enough of a name for who knows the person, too little for anybody else: its first sign alone. */
export function maskName(name: string): string {
  const [first = ''] = name.trim();
  return first === '' ? '' : `${first}**`;
}
