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
  readonly hubs: readonly {
    readonly code: string
    readonly name: string
    /** The city's name, for a map. */
    readonly city: string
    readonly area: string
    readonly longitude: number
    readonly latitude: number
  }[]
}

export type OverviewCity = {
  readonly code: string
  readonly name: string
  readonly count: number
  readonly longitude: number
  readonly latitude: number
}
