import type { Call } from '../../calls/call.ts'

/** The calls at an address as it was sent, whatever their method. */
export type CallsFor = (target: string) => readonly Call[]

/**
 * Finds calls by address alone. The router has a table for each method: what an address does not take would have to
 * stand there five times, and half of a start went into that.
 */
export function callsFor(calls: readonly Call[]): CallsFor {
  const byPath = Map.groupBy(calls, ({ path }) => path)
  const patterns = [...byPath].flatMap(([path, here]) =>
    path.includes('{') ? [[patternOf(path), here] as const] : [],
  )
  return (target) => {
    const [path = ''] = target.split('?', 1)
    return byPath.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1] ?? []
  }
}

/** Addresses without parameters that a parameter of another would take as well. */
export function takenByOthers(calls: readonly Call[]): readonly string[] {
  const [plain, patterns] = [new Set<string>(), new Set<string>()]
  for (const { path } of calls) (path.includes('{') ? patterns : plain).add(path)
  const any = new RegExp([...patterns].map((path) => patternOf(path).source).join('|') || '^$')
  return [...plain].filter((path) => any.test(path))
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}
