/** How long somebody stays signed in; milliseconds. */
export type AccountSettings = {
  /** Without doing anything. */
  readonly idleMs: number
  /** In all, whatever is done. */
  readonly lifeMs: number
}
