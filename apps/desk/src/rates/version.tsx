import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { showRateVersionAction } from '../../../site/features/desk/rates/actions.ts'
import { ask } from '../client/ask.ts'
import { useMay } from '../client/me.ts'
import { VersionEditor } from './version-editor.tsx'

const route = getRouteApi('/signed-in/rates/$id')

export type Shown = Awaited<ReturnType<typeof ask<typeof showRateVersionAction>>>

/** One version: its tables, what it earns or loses, and what may be done with it. */
export function RateVersion() {
  const { id } = route.useParams()
  const writes = useMay('write-rates')
  // Begun anew when it was read anew on purpose: what is typed is not thrown away by a look behind it.
  const [reads, setReads] = useState(0)
  const { data, refetch } = useSuspenseQuery({
    queryKey: ['rates', 'version', id],
    queryFn: ({ signal }) => ask(showRateVersionAction, { params: { id } }, signal),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { state } = data.version
  return (
    <VersionEditor
      key={`${id}:${reads}`}
      shown={data}
      readOnly={!writes || (state !== 'draft' && state !== 'refused')}
      onReread={async () => {
        await refetch()
        setReads((count) => count + 1)
      }}
    />
  )
}
