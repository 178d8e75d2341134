/** What browsers with Trusted Types have, as far as it is used here. */
type Policies = {
  readonly defaultPolicy: object | null
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => unknown
}

/** Lets the map's library, which names its worker by a text, start that one file. Every other text stays refused. */
export function trustWorker(address: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy('default', {
    createScriptURL: (asked) => (new URL(asked, location.href).href === address ? asked : null),
  })
}
