import today from './divisions.gen.json' with { type: 'json' }
import { addressRoot, areasBelow, type Division, listDivisions } from './divisions.ts'

/**
 * Divisions by the code of what they lie in, the provinces under `addressRoot`; a city without
 * districts is a leaf. At a home with postcodes its regions, which are leaves.
 */
export function addressTree(): { version: string; children: ReadonlyMap<string, readonly Division[]> } {
  const parents = [
    addressRoot,
    ...(['province', 'city'] as const).flatMap(listDivisions).map(({ code }) => code),
  ]
  const lists = parents.map((code) => [code, areasBelow(code)] as const)
  return { version: today.version, children: new Map(lists.filter(([, list]) => list.length > 0)) }
}
