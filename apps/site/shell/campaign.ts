/** Where a visit came from, as the lead keeps it; longest texts as the server takes them. */
const longest = { utm_source: 200, utm_term: 200, cooperationId: 100, wuce: 500 } as const

/** Another name under which links carry a value. */
const alsoNamed: Readonly<Partial<Record<string, string>>> = { wuce: 'wuceQueryString' }

type Campaign = Readonly<Partial<Record<keyof typeof longest, string>>>

/** The campaign values of an address. Too long ones are cut: a lead must not fail on the link it came by. */
export function campaignOf(search: string): Campaign {
  const given = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(longest).flatMap(([name, most]) => {
      const value = (given.get(name) ?? given.get(alsoNamed[name] ?? ''))?.trim()
      return value ? [[name, value.slice(0, most)]] : []
    }),
  )
}
