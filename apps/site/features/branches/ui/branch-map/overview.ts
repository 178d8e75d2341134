/** The network at a glance: its cities by province, and its hubs. */
export type NetworkOverview = {
  readonly branches: number
  readonly cities: number
  readonly provinces: readonly {
    readonly code: string
    readonly name: string
    readonly count: number
    readonly cities: readonly OverviewCity[]
  }[]
  /** Towns of a country whose places have postcodes, which lie in no province. */
  readonly towns: readonly OverviewCity[]
  readonly hubs: readonly {
    readonly code: string
    readonly name: string
    /** The city's name, for a map. */
    readonly city: string
    /** Its district, and how many branches that has: a list of it shows the hub among them. */
    readonly area: string
    readonly among: number
    readonly longitude: number
    readonly latitude: number
  }[]
}

type OverviewCity = {
  readonly code: string
  readonly name: string
  readonly count: number
  readonly longitude: number
  readonly latitude: number
}
