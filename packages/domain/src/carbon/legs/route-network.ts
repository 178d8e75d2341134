import {
  airLines,
  citiesAbroad,
  type NetworkCity,
  type NetworkLine,
  networkCities,
  roadHubs,
} from '../../network/lines.ts'

/** Everything besides the factors that decides which way a shipment goes. */
export type RouteNetwork = {
  /** Cities whose hubs join the trunk lines. */
  readonly roadHubs: readonly string[]
  /** Flights, both ways. */
  readonly airLines: readonly (readonly [string, string])[]
  /** Cities from which partners fly to places our own aircraft do not. */
  readonly gateways: readonly string[]
  readonly railTerminals: readonly string[]
}

const codeOf = (city: NetworkCity): string => networkCities[city]
const codesOf = ([from, to]: NetworkLine): readonly [string, string] => [codeOf(from), codeOf(to)]

/** The network as it is flown and driven now. */
export const currentNetwork: RouteNetwork = {
  roadHubs: roadHubs.map(codeOf),
  airLines: airLines.map(codesOf),
  gateways: [
    ...new Set(airLines.filter(([, to]) => citiesAbroad.includes(to)).map(([from]) => codeOf(from))),
  ],
  // Cities with a container terminal on the national railway.
  railTerminals: [
    '110100',
    '120100',
    '210100',
    '210200',
    '230100',
    '310100',
    '330200',
    '370200',
    '410100',
    '420100',
    '440100',
    '440300',
    '450100',
    '500100',
    '510100',
    '530100',
    '610100',
    '620100',
    '650100',
  ],
}
