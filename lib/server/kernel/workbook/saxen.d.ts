/** The package brings no types; this is as much of it as is used. */
declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      handle: (
        name: string,
        attributes: () => Record<string, string> | false,
        decode: (text: string) => string,
      ) => void,
    ): this;
    on(event: 'closeTag', handle: (name: string) => void): this;
    on(event: 'text', handle: (text: string, decode: (text: string) => string) => void): this;
    on(event: 'cdata', handle: (text: string) => void): this;
    /** Throws what is wrong with the document so far. */
    write(xml: string): this;
    /** The same of a document that has not come to its end. */
    end(): Error | null;
  }
}
