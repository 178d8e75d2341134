import { nameInTraditional } from '@hongyan/locales/traditional-names'
import { listDivisions } from './divisions.ts'

type Names = { readonly pattern: RegExp; readonly inHongKong: ReadonlyMap<string, string> }

let names: Names | null = null

/**
 * What a scan calls a place, as Hong Kong writes it: names of divisions by the table of divisions (沈阳 is 瀋陽), the
 * rest sign for sign. Written for names such as 沈阳于洪营业部, not for sentences.
 */
export function placeInHongKong(name: string): string {
  names ??= readNames()
  const { pattern, inHongKong } = names
  let result = ''
  let from = 0
  for (const { 0: found, index } of name.matchAll(pattern)) {
    result += nameInTraditional(name.slice(from, index)) + (inHongKong.get(found) ?? found)
    from = index + found.length
  }
  return result + nameInTraditional(name.slice(from))
}

/** The divisions whose names are not what their signs say, the longer first. */
function readNames(): Names {
  const all = [...listDivisions('province'), ...listDivisions('city'), ...listDivisions('district')]
  const inHongKong = new Map(
    all
      .map(({ name }) => [stem(name.zh), stem(name.hk)] as const)
      .filter(([zh, hk]) => nameInTraditional(zh) !== hk),
  )
  const longerFirst = [...inHongKong.keys()].sort((one, other) => other.length - one.length)
  return { pattern: new RegExp(longerFirst.join('|'), 'g'), inHongKong }
}

/** A name without the word for its kind; what would leave a single sign keeps it. */
function stem(name: string): string {
  return name.replace(/(?<=..)[省市区區县縣盟旗镇鎮乡鄉]$/u, '')
}
