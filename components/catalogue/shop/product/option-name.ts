/** Name of the radios that choose among the values of an option. */
export const optionName = (key: string) => `option-${key}`;
