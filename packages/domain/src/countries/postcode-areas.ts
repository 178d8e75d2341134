/** Postcodes that begin with the same digits, and the town that they are known by. */
type PostcodeRegion = {
  /** In links, calls and files of branches: `DE-80`. */
  readonly code: string
  readonly digits: string
  readonly town: string
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
  /** Before a postcode, of mail from abroad. */
  readonly before: string
  readonly country: RegExp
  /** Names of fields before their values. */
  readonly labels: RegExp
  readonly nameLabel: RegExp
  /** A word that belongs to the street behind it: `An der` Mauer. */
  readonly streetLead: RegExp
  /** What kind of street it is, where that is a word of its own: Berliner `Straße`. */
  readonly streetKind: RegExp
}

export type PostcodeAreas = {
  readonly kind: 'postcodes'
  /** Of ISO 3166-1: everything in it lies in this. */
  readonly country: string
  readonly zone: string
  readonly regions: readonly PostcodeRegion[]
  /** A postcode with its town or without; null where no region has it. */
  readonly place: (text: string) => PostcodePlace | null
  readonly region: (code: string) => PostcodeRegion | null
  /** Whether it takes a ferry or a boat train. */
  readonly isRemote: (code: string) => boolean
  /** Great-circle kilometres up to which states are near each other, or middling far. */
  readonly nearKm: number
  readonly middleKm: number
  readonly signs: AddressSigns
  /** Two places of each zone, by which rates are compared. */
  readonly sampleLanes: readonly (readonly [from: string, to: string])[]
}

/** Regions and towns as data files have them, one a line. */
type PostcodeTables = {
  /** `80|München|BY|11.57|48.14|Munich`: digits, town, state, longitude, latitude, English. */
  readonly regions: readonly string[]
  /** `80331-81929|München`: postcodes that are of one town. */
  readonly towns: readonly string[]
  /** `25980-25999`: postcodes that no road leads to. */
  readonly remote: readonly string[]
}

type PostcodeRules = Pick<
  PostcodeAreas,
  'country' | 'zone' | 'nearKm' | 'middleKm' | 'signs' | 'sampleLanes'
> & {
  readonly typedArea: (text: string) => string | null
  readonly postcode: RegExp
}

/** Areas of a country whose addresses have a postcode and a town. */
export function postcodeAreas(tables: PostcodeTables, rules: PostcodeRules): PostcodeAreas {
  const { typedArea, postcode: form, ...own } = rules
  const regions = readRegions(tables.regions, own.country)
  const byCode = new Map(regions.map((region) => [region.code, region]))
  const byDigits = new Map(regions.map((region) => [region.digits, region]))
  const byTown = new Map(regions.toReversed().map((region) => [region.town, region]))
  const towns = tables.towns.map((line) => {
    const [range = '', town = ''] = line.split('|')
    return { in: within(range), town }
  })
  const remote = tables.remote.map(within)

  const place = (text: string): PostcodePlace | null => {
    const whole = typedArea(text)
    const postcode = whole === null ? text.trim() : (whole.split(' ')[0] ?? '')
    if (!form.test(postcode)) return null
    const around = byDigits.get(postcode.slice(0, 2))
    if (around === undefined) return null
    const known = towns.find((one) => one.in(postcode))?.town ?? null
    const town = whole === null ? known : whole.slice(postcode.length + 1)
    // Postcodes of Berlin begin with the digits of Potsdam too.
    const region = (known === null ? undefined : byTown.get(known)) ?? around
    return { code: town === null ? postcode : `${postcode} ${town}`, postcode, town, region }
  }
  return {
    kind: 'postcodes',
    ...own,
    regions,
    place,
    region: (code) => byCode.get(code) ?? null,
    isRemote: (code) => remote.some((has) => has(place(code)?.postcode ?? '')),
  }
}

function readRegions(lines: readonly string[], country: string): readonly PostcodeRegion[] {
  const cities = new Map<string, string>()
  return lines.map((line) => {
    const [digits = '', town = '', state = '', longitude, latitude, english = town] = line.split('|')
    const code = `${country}-${digits}`
    const city = cities.get(town) ?? code
    cities.set(town, city)
    return {
      ...{ code, digits, town, english, city },
      state: `${country}-${state}`,
      longitude: Number(longitude),
      latitude: Number(latitude),
    }
  })
}

/** Postcodes of a line from one to another, both included; all have the same number of digits. */
function within(range: string): (postcode: string) => boolean {
  const [from = '', until = from] = range.split('-')
  return (postcode) => from <= postcode && postcode <= until
}
