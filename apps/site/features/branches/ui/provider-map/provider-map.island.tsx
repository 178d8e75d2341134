import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ProviderMap, type ProviderMapProps } from './provider-map.tsx'

/**
 * A provider's map where the page around it needs no script.
 * @param data ProviderMapProps as JSON: given as they are, each value would be wrapped on its own, twice the size
 * @param children our own map, as the page wrote it
 */
export function ProviderMapIsland({
  data,
  children,
}: {
  readonly data: string
  readonly children?: ReactNode
}) {
  const props = useMemo(() => JSON.parse(data) as Omit<ProviderMapProps, 'ready' | 'children'>, [data])
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <ProviderMap {...props} ready={ready}>
      {children}
    </ProviderMap>
  )
}
