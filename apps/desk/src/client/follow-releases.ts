import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { followReleasesAction } from '../../../site/features/desk/releases/publications/actions.ts'
import { ask } from './ask.ts'
import { useMay } from './me.ts'

/** How often it is asked whether anything was done with a release, while somebody looks at the desk. */
const followMs = 1000

/** Asks anew for releases, for what is on the site and for counts as soon as anybody has done something with a release. */
export function useFollowReleases(): void {
  const client = useQueryClient()
  const known = useRef<string | undefined>(undefined)
  const { data } = useQuery({
    queryKey: ['release-mark'],
    queryFn: async ({ signal }) => (await ask(followReleasesAction, {}, signal)).mark,
    enabled: useMay('see-documents'),
    refetchInterval: followMs,
    staleTime: 0,
  })
  useEffect(() => {
    if (data === undefined || data === known.current) return
    const isFirst = known.current === undefined
    known.current = data
    if (isFirst) return
    void client.invalidateQueries({ queryKey: ['releases'] })
    void client.invalidateQueries({ queryKey: ['work'] })
  }, [data, client])
}
