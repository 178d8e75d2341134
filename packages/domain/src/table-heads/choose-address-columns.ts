import { type AddressPart, type AddressSide, readAddressHead } from './read-address-head.ts'

/** The columns of one party in a table: which cells hold a part, the ones to look into first before the others. */
export type AddressColumns = ReadonlyMap<AddressPart, readonly number[]>

type Sides = readonly (AddressSide | null)[]

/** Sides by what is asked for: a column that names nobody is the recipient's, then whoever bought. */
const sidesFor: Readonly<Record<'recipient' | 'sender' | 'anybody', Sides>> = {
  recipient: ['recipient', null, 'buyer'],
  sender: ['sender'],
  anybody: ['recipient', null, 'sender', 'buyer'],
}

/** Parts that belong together: those of several sides are never mixed, but for the place, see below. */
const kinds: readonly (readonly AddressPart[])[] = [
  ['name', 'first-name', 'last-name'],
  ['company'],
  [
    'country',
    'area',
    'province',
    'province-code',
    'city',
    'district',
    'town',
    'detail',
    'line-1',
    'line-2',
    'address',
  ],
  ['postcode'],
  ['group'],
]

/**
 * Which columns of a table hold the address of a party. A shop writes several into one row, of who receives and who
 * pays: each part is taken of one side, only a phone may be that of another where the first has none.
 */
export function chooseAddressColumns(
  heads: readonly string[],
  wanted: keyof typeof sidesFor,
): AddressColumns {
  const read = heads.map(readAddressHead)
  const sides = sidesFor[wanted]
  const chosen = new Map<AddressPart, readonly number[]>()
  const columnsOf = (part: AddressPart, side: AddressSide | null): readonly number[] =>
    read.flatMap((head, at) => (head?.part === part && head.side === side ? [at] : []))
  for (const kind of kinds) {
    const used = sidesOfKind(kind, sides, columnsOf)
    for (const part of kind) {
      // Of two columns for one part that of the nearer side counts.
      const found = used.map((side) => columnsOf(part, side)).find(({ length }) => length > 0)
      if (found !== undefined) chosen.set(part, found)
    }
  }
  // A mobile before a landline, and that of the recipient before both of the buyer.
  const phones = sides.flatMap((side) => [...columnsOf('mobile', side), ...columnsOf('phone', side)])
  if (phones.length > 0) chosen.set('phone', phones)
  return chosen
}

/** `收货地址` beside `省` and `市` is one place, in columns that say whose it is and in some that do not. */
function sidesOfKind(
  kind: readonly AddressPart[],
  sides: Sides,
  columnsOf: (part: AddressPart, side: AddressSide | null) => readonly number[],
): Sides {
  const has = (side: AddressSide | null) => kind.some((part) => columnsOf(part, side).length > 0)
  const first = sides.find(has)
  if (first === undefined) return []
  const isNamed = first === 'recipient' && sides.includes(null) && kind.includes('city')
  return isNamed ? ['recipient', null] : [first]
}
