/** Where the layers of an archive have tiles. */
export type LayerZooms = {
  /** Layers that end before the archive does, with the last zoom of their tiles. */
  readonly last: ReadonlyMap<string, number>
  /** First zoom of the others. */
  readonly first: number
}

type Named = { readonly id?: unknown; readonly minzoom?: unknown; readonly maxzoom?: unknown }

/** What the metadata of an archive says of its layers; a layer it does not speak of has tiles at every zoom. */
export function layerZooms(metadata: unknown, lastOfAll: number): LayerZooms {
  const { vector_layers: layers } = (metadata ?? {}) as { vector_layers?: unknown }
  const named: readonly Named[] = Array.isArray(layers) ? layers : []
  const last = new Map<string, number>()
  const firsts: number[] = []
  for (const { id, minzoom, maxzoom } of named) {
    if (typeof id === 'string' && typeof maxzoom === 'number' && maxzoom < lastOfAll) last.set(id, maxzoom)
    else firsts.push(typeof minzoom === 'number' ? minzoom : 0)
  }
  return { last, first: firsts.length === 0 ? 0 : Math.min(...firsts) }
}
