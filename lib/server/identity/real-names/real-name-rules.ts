/** `张*`, `欧***`, `J***`: enough for the owner to recognise, too little for anybody else. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name];
  return /\p{Script=Han}/u.test(first) ? first + '*'.repeat(rest.length) : `${first}***`;
}

/** The first and the last four characters; in between are place and day of birth. */
export function maskIdNumber(idNumber: string): string {
  return idNumber.slice(0, 4) + '*'.repeat(Math.max(idNumber.length - 8, 0)) + idNumber.slice(-4);
}
