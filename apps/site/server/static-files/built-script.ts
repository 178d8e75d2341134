/** What is known of a script: its integrity, and the addresses of the modules it imports. */
export type BuiltScript = {
  readonly integrity: string
  readonly imports: readonly string[]
  /** The script does nothing but import this one, which a page names in its place; null for all others. */
  readonly standsFor: string | null
}

/** The scripts by address. */
export type ScriptIndex = ReadonlyMap<string, BuiltScript>
