/** A way between two nodes that can be used in both directions. */
export type Edge = { readonly from: string; readonly to: string; readonly metres: number }

/** The shortest way through a small graph as its nodes in order, both ends included, or null. Ties go by edge order. */
export function shortestPath(edges: readonly Edge[], from: string, to: string): readonly string[] | null {
  const best = new Map<string, { readonly metres: number; readonly path: readonly string[] }>()
  best.set(from, { metres: 0, path: [from] })
  const open = new Set([from])
  const done = new Set<string>()
  while (open.size > 0) {
    const node = [...open].reduce((a, b) => ((best.get(b)?.metres ?? 0) < (best.get(a)?.metres ?? 0) ? b : a))
    const here = best.get(node)
    if (!here || node === to) return here?.path ?? null
    open.delete(node)
    done.add(node)
    for (const edge of edges) {
      const next = edge.from === node ? edge.to : edge.to === node ? edge.from : null
      if (next === null || done.has(next)) continue
      const metres = here.metres + edge.metres
      if (metres >= (best.get(next)?.metres ?? Number.POSITIVE_INFINITY)) continue
      best.set(next, { metres, path: [...here.path, next] })
      open.add(next)
    }
  }
  return null
}
