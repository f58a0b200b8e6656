/** Enough of an address for its owner to recognise, too little for anybody else to write to. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1***');
