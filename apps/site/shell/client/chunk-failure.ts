import { countedFetch } from '../../client/counted-fetch.ts'
import { lostData } from '../../client/island/island-data.ts'

const key = 'hongyan:reloaded'
const guard = 60_000

/** Whether a page may reload itself now; `last` is the ms of the last time as stored, or null. */
export function mayReload(last: string | null, now: number): boolean {
  const at = Number(last)
  return last === null || !Number.isFinite(at) || Math.abs(now - at) >= guard
}

/** Whether the site answers: where it does not, a page that stands is worth more than the browser's error page. */
async function siteAnswers(): Promise<boolean> {
  try {
    const asked = { method: 'HEAD', cache: 'no-store' } as const
    return (await countedFetch(location.pathname, asked, { quiet: true })).ok
  } catch {
    return false
  }
}

/** After a release old script files are gone: a page that misses one loads itself again, at most once a minute. */
export function startChunkGuard(): void {
  const reload = async () => {
    if (!(await siteAnswers())) return
    try {
      if (!mayReload(sessionStorage.getItem(key), Date.now())) return
      sessionStorage.setItem(key, String(Date.now()))
    } catch {
      // Without storage nothing could stop a loop.
      return
    }
    location.reload()
  }
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFailure(String(reason))) reload()
  })
  // Islands catch what they could not load, and tell.
  addEventListener('astro:hydration-error', (event) => {
    if (isChunkFailure(String((event as CustomEvent<{ error: unknown }>).detail.error))) reload()
  })
  addEventListener(
    'error',
    (event) => {
      const script = event.target
      if (script instanceof HTMLScriptElement && script.src.startsWith(`${location.origin}/_assets/`))
        reload()
    },
    true,
  )
}

/** The words with which the three engines say that a module could not be loaded; and ours, of a file with data. */
export function isChunkFailure(message: string): boolean {
  if (message.includes(lostData)) return true
  return /dynamically imported module|importing a module script failed|error loading dynamically/i.test(
    message,
  )
}
