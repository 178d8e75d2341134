/** How long what opens a white paper is good, in milliseconds. */
type PaperSettings = {
  /** Life of a link to a file. */
  readonly linkMs: number
  /** How long a reader is not asked for a code again. */
  readonly passMs: number
}

declare module '../context.ts' {
  interface DomainSettings {
    readonly papers: PaperSettings
  }
}
