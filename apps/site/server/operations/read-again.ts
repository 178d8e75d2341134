import type { Config } from '../config.ts'
import type { LimitName } from '../limits.ts'
import { StartProblem } from '../settings/start-problem.ts'

/** What the supervisor itself goes by; all else is read by each worker when it starts. */
const ownSettings = ['WORKERS', 'METRICS_PORT', 'METRICS_HOST'] as const
const ownLimits: readonly LimitName[] = [
  'worker.ready',
  'worker.silence',
  'drain.seconds',
  'shutdown.seconds',
]

type ReadAgain =
  | { readonly config: Config; readonly problems: null }
  | { readonly problems: readonly string[] }

/** The settings as they are by now, or what is wrong with them. */
export function readAgain(read: () => Config): ReadAgain {
  try {
    return { config: read(), problems: null }
  } catch (error) {
    if (error instanceof StartProblem) return { problems: error.lines }
    throw error
  }
}

/** Names of the settings that are others now, and take effect only when the supervisor is started anew. */
export function onlyAtStart(before: Config, after: Config): readonly string[] {
  return [
    ...ownSettings.filter((name) => before[name] !== after[name]),
    ...ownLimits.filter((name) => before.LIMITS[name] !== after.LIMITS[name]),
  ]
}
