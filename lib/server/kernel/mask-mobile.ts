/** Enough of a number for its owner to recognise, too little for anybody else to call. Empty for none. */
export function maskMobile(mobile: string | null): string {
  return mobile ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : '';
}
