/** The part of saxen that is used here; it ships no types. */
declare module 'saxen' {
  type Attributes = Readonly<Record<string, string | undefined>>
  export class Parser {
    on(event: 'openTag', listen: (name: string, readAttributes: () => Attributes) => void): this
    on(event: 'error', listen: (error: Error) => void): this
    parse(xml: string): void
    stop(): void
  }
}
