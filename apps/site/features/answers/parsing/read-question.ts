import type { Meant } from './meant.ts'
import { asksWhetherSent, itemIn } from './read-item.ts'
import { readNumbers } from './read-numbers.ts'
import { readPlace } from './read-place.ts'
import { readRoute } from './read-route.ts'

/**
 * What is meant by a text of any kind: a number wherever it stands, then a route with its price, then a thing the list
 * of prohibited items certainly knows, then a place. What is none of these is looked for in the whole site.
 * @param isListed whether the list knows a thing by this very name
 */
export function readQuestion(text: string, isListed: (name: string) => boolean): Meant {
  const numbers = readNumbers(text)
  if (numbers.length > 0) return { kind: 'tracking', numbers }
  const route = readRoute(text)
  if (route !== null) return { kind: 'price', ...route }
  const name = itemIn(text)
  if (isListed(name)) return { kind: 'item', name }
  const address = readPlace(text)
  if (address !== undefined) return { kind: 'place', address }
  return asksWhetherSent(text) ? { kind: 'item', name } : { kind: 'search' }
}
