import { areas, typedArea } from '#home-addresses'
import { addressTree } from './address-tree.ts'
import { addressRoot, type Division, findDivision } from './divisions.ts'

/** A place as a form names it; what is not given is null. */
type NamedPlace = {
  readonly province: string | null
  readonly city: string | null
  readonly district: string | null
}

/** `whole`: nothing lies further down that had to be chosen. */
type FoundPlace = NamedPlace & { readonly whole: boolean }

let children: ReturnType<typeof addressTree>['children'] | null = null

/**
 * The place in the address tree that the names lead to, each a name of any language, its code, or how the name
 * begins (a form without scripts is typed by hand). Names come back as the tree has them in Chinese, so that one
 * place is one place whoever wrote; what stands below a missing name is left out. Null where a name is not found
 * in the one before. At a home with postcodes the district alone counts, which is a postcode with its town.
 */
export function findAddressPath(place: NamedPlace): FoundPlace | null {
  if (areas.kind === 'postcodes') return postcodePath(place.district)
  children ??= addressTree().children
  const found: Division[] = []
  for (const name of [place.province, place.city, place.district]) {
    if (name === null) break
    const step = findNamed(children.get(found.at(-1)?.code ?? addressRoot) ?? [], name)
    if (step === undefined) return null
    found.push(step)
  }
  const last = found.at(-1)
  const [province = null, city = null, district = null] = found.map(({ name }) => name.zh)
  return { province, city, district, whole: last !== undefined && !children.has(last.code) }
}

function postcodePath(typed: string | null): FoundPlace | null {
  const nothing = { province: null, city: null }
  if (typed === null) return { ...nothing, district: null, whole: false }
  const division = findDivision(typedArea(typed) ?? typed.trim())
  return division?.level === 'district' ? { ...nothing, district: division.code, whole: true } : null
}

function findNamed(among: readonly Division[], typed: string): Division | undefined {
  const wanted = plain(typed)
  const exact = among.find((one) => one.code === wanted || namesOf(one).includes(wanted))
  if (exact !== undefined || wanted.length < 2) return exact
  const begins = among.filter((one) => namesOf(one).some((name) => name.startsWith(wanted)))
  return begins.length === 1 ? begins[0] : undefined
}

function namesOf({ name }: Division): readonly string[] {
  return [name.zh, name.hk, plain(name.en)]
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
