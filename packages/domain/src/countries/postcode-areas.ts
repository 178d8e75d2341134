/** Postcodes that begin with the same digits, and the town that they are known by. */
type PostcodeRegion = {
  /** In links, calls and files of branches: `DE-80`. */
  readonly code: string
  /** What its postcodes begin with, all as long as each other. */
  readonly prefixes: readonly string[]
  readonly town: string
  /** The town as it is told from others of its name: `Springfield, IL`. */
  readonly name: string
  /** The same in English, where it has a name of its own. */
  readonly english: string
  /** The state of its town, by ISO 3166-2. */
  readonly state: string
  /** The code of the first region of the same town: these are one city. */
  readonly city: string
  /** Middle of its town, WGS-84 degrees. */
  readonly longitude: number
  readonly latitude: number
}

/** A postcode with its town, `80331 München`: an area that something can be sent to. */
export type PostcodePlace = {
  /** Postcode and town as they are written; the postcode alone where nobody has said the town. */
  readonly code: string
  readonly postcode: string
  readonly town: string | null
  readonly region: PostcodeRegion
}

/** How a text with an address in it is read in the languages of a country. */
export type AddressSigns = {
  /** Where postcodes with their towns may stand in it, the likeliest first. */
  readonly places: (text: string) => readonly PlaceInText[]
  readonly country: RegExp
  /** Names of fields before their values. */
  readonly labels: RegExp
  readonly nameLabel: RegExp
  /** A word that belongs to the street behind it: `An der` Mauer. */
  readonly streetLead: RegExp
  /** What kind of street it is, where that is a word of its own: Berliner `Straße`. */
  readonly streetKind: RegExp
  /** Whether the number of a house stands before its street: `1600` Example Ave. */
  readonly isNumberFirst: boolean
  /** Whether a postcode beside its town is told from a phone by what stands around it. */
  readonly isPlaceFirst: boolean
  /** How a part of an address begins that is no person although it has no figures: `Suite` B. */
  readonly partOfHouse: RegExp
}

/** A postcode in a text with words that may be its town, by where they begin and end; either may have more words. */
export type PlaceInText = {
  readonly digits: string
  readonly postcode: Stretch
  /** Null where none stands beside it. */
  readonly town: Stretch | null
  /** The state, where the country writes one. */
  readonly state: Stretch | null
  /** On which side of the words that may be the town its name is: the other may be of the street. */
  readonly townIs: 'first' | 'last'
}

export type Stretch = { readonly start: number; readonly end: number }

export type PostcodeAreas = {
  readonly kind: 'postcodes'
  /** Of ISO 3166-1: everything in it lies in this. */
  readonly country: string
  /** IANA zone that clocks of a state follow. */
  readonly zoneOf: (state: string) => string
  readonly regions: readonly PostcodeRegion[]
  /** A postcode with its town or without; null where no region has it, and where the town or the state is another. */
  readonly place: (text: string) => PostcodePlace | null
  /** The place that a postcode is of although the text names another large town or state; null where it does not. */
  readonly contradicted: (text: string) => PostcodePlace | null
  /** A place as it is written on an envelope. */
  readonly written: (place: PostcodePlace) => string
  readonly region: (code: string) => PostcodeRegion | null
  /** Whether it takes a ferry, a boat train or a flight. */
  readonly isRemote: (code: string) => boolean
  /** Whether no road leads from the rest of the country to a whole region. */
  readonly isOverseas: (code: string) => boolean
  /** Great-circle kilometres up to which states are near each other, or middling far. */
  readonly nearKm: number
  readonly middleKm: number
  /** How far from the nearest town of a region a point may lie and still be in the country. */
  readonly reachKm: number
  readonly signs: AddressSigns
  /** Two places of each zone, by which rates are compared. */
  readonly sampleLanes: readonly (readonly [from: string, to: string])[]
}

/** Regions and towns as data files have them, one a line. */
type PostcodeTables = {
  /** `80|München|BY|11.57|48.14|Munich`: digits or a range of them, town, state, longitude, latitude, English. */
  readonly regions: readonly string[]
  /** `80331-81929|München`: postcodes that are of one town. */
  readonly towns: readonly string[]
  /** `25980-25999`: postcodes, or first digits of them, that no road leads to or none without another country. */
  readonly remote: readonly string[]
}

type PostcodeRules = Pick<
  PostcodeAreas,
  'country' | 'zoneOf' | 'nearKm' | 'middleKm' | 'reachKm' | 'signs' | 'sampleLanes'
> & {
  readonly typedArea: (text: string) => string | null
  readonly areaWritten: (code: string) => string
  readonly postcode: RegExp
  /** The state that a text names beside the town; null where it names none. */
  readonly stateIn: (text: string) => string | null
  /** How a town is told from others of its name. */
  readonly nameOf: (town: string, state: string) => string
  /** States without a road to the rest of the country, as lines of regions have them. */
  readonly overseas: readonly string[]
}

/** Areas of a country whose addresses have a postcode and a town. */
export function postcodeAreas(tables: PostcodeTables, rules: PostcodeRules): PostcodeAreas {
  const { typedArea, areaWritten, postcode: form, stateIn, nameOf, overseas, ...own } = rules
  const regions = readRegions(tables.regions, own.country, nameOf)
  const byCode = new Map(regions.map((region) => [region.code, region]))
  const byPrefix = new Map(
    regions.flatMap((region) => region.prefixes.map((prefix) => [prefix, region] as const)),
  )
  const length = regions[0]?.prefixes[0]?.length ?? 0
  const towns = tables.towns.map((line) => {
    const [range = '', town = ''] = line.split('|')
    return { in: within(range), town }
  })
  const large = new Set(towns.flatMap(({ town }) => [plain(town), ...englishNames(regions, town)]))
  const remote = tables.remote.map(within)

  /** What a text says, and what its postcode is of: they may differ. */
  const read = (text: string) => {
    const whole = typedArea(text)
    const postcode = whole === null ? text.trim() : (whole.split(' ')[0] ?? '')
    const around = form.test(postcode) ? byPrefix.get(postcode.slice(0, length)) : undefined
    if (around === undefined) return null
    const known = towns.find((one) => one.in(postcode))?.town ?? null
    // Postcodes of Berlin begin with the digits of Potsdam too.
    const called = known === null ? [] : regions.filter(({ town }) => town === known)
    const region = called.find(({ state }) => state === around.state) ?? called[0] ?? around
    const said = whole === null ? null : whole.slice(postcode.length + 1)
    return { postcode, known, said, region, state: stateIn(text) }
  }
  const isOther = ({ known, said, region, state }: NonNullable<ReturnType<typeof read>>): boolean => {
    if (state !== null && `${own.country}-${state}` !== region.state) return true
    if (known === null || said === null || !large.has(plain(said))) return false
    return ![plain(known), ...englishNames(regions, known)].includes(plain(said))
  }
  const placeOf = (postcode: string, town: string | null, region: PostcodeRegion): PostcodePlace => ({
    ...{ code: town === null ? postcode : `${postcode} ${town}`, postcode, town, region },
  })
  const place = (text: string): PostcodePlace | null => {
    const found = read(text)
    if (found === null || isOther(found)) return null
    return placeOf(found.postcode, found.said ?? found.known, found.region)
  }
  return {
    kind: 'postcodes',
    ...own,
    regions,
    place,
    contradicted: (text) => {
      const found = read(text)
      return found !== null && isOther(found) ? placeOf(found.postcode, found.known, found.region) : null
    },
    written: ({ code }) => areaWritten(code),
    region: (code) => byCode.get(code) ?? null,
    isRemote: (code) => {
      const digits = place(code)?.postcode ?? byCode.get(code)?.prefixes[0] ?? ''
      return remote.some((has) => has(digits))
    },
    isOverseas: (code) =>
      overseas.some(
        (state) => (byCode.get(code) ?? place(code)?.region)?.state === `${own.country}-${state}`,
      ),
  }
}

const plain = (town: string): string => town.toLowerCase()

function englishNames(regions: readonly PostcodeRegion[], town: string): readonly string[] {
  return regions.filter((region) => region.town === town).map(({ english }) => plain(english))
}

function readRegions(
  lines: readonly string[],
  country: string,
  nameOf: PostcodeRules['nameOf'],
): readonly PostcodeRegion[] {
  const cities = new Map<string, string>()
  return lines.map((line) => {
    const [digits = '', town = '', state = '', longitude, latitude, own] = line.split('|')
    const name = nameOf(town, state)
    const prefixes = prefixesOf(digits)
    const code = `${country}-${prefixes[0]}`
    const city = cities.get(name) ?? code
    cities.set(name, city)
    return {
      ...{ code, prefixes, town, name, english: own ?? name, city },
      state: `${country}-${state}`,
      longitude: Number(longitude),
      latitude: Number(latitude),
    }
  })
}

/** `900-908` is nine of them. */
function prefixesOf(range: string): readonly string[] {
  const [from = '', until = from] = range.split('-')
  const count = Number(until) - Number(from) + 1
  return Array.from({ length: count }, (_, at) => String(Number(from) + at).padStart(from.length, '0'))
}

/** Postcodes of a line from one to another, both included, by as many digits as the line has. */
function within(range: string): (postcode: string) => boolean {
  const [from = '', until = from] = range.split('-')
  return (postcode) => {
    const digits = postcode.slice(0, from.length)
    return digits.length === from.length && from <= digits && digits <= until
  }
}
