/** How long what opens a white paper is good, in milliseconds. */
type PaperSettings = {
  /** Life of a link to a file. */
  readonly linkMs: number
  /** How long a reader is not asked for a code again. */
  readonly passMs: number
}

declare module '@hongyan/kernel/context' {
  interface DomainSettings {
    readonly papers: PaperSettings
  }
}
