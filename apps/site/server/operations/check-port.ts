import { createServer } from 'node:net'
import type { Config } from '../config.ts'
import { codeOf, StartProblem } from '../settings/start-problem.ts'

/** Where a process listens, and the setting that says so. */
export type ListenAt = {
  readonly setting: 'SITE_PORT' | 'METRICS_PORT' | 'DESK_PORT'
  readonly host: string
  readonly port: number
}

/** Where visitors are answered. */
export function siteAt({ SITE_HOST, SITE_PORT }: Pick<Config, 'SITE_HOST' | 'SITE_PORT'>): ListenAt {
  return { setting: 'SITE_PORT', host: SITE_HOST, port: SITE_PORT }
}

/** Where staff are answered. */
export function deskAt({ DESK_HOST, DESK_PORT }: Pick<Config, 'DESK_HOST' | 'DESK_PORT'>): ListenAt {
  return { setting: 'DESK_PORT', host: DESK_HOST, port: DESK_PORT }
}

/** Where figures are read. */
export function metricsAt({
  METRICS_HOST,
  METRICS_PORT,
}: Pick<Config, 'METRICS_HOST' | 'METRICS_PORT'>): ListenAt {
  return { setting: 'METRICS_PORT', host: METRICS_HOST, port: METRICS_PORT }
}

/** Listens for a moment, to know that it can be done. */
export async function checkPort(at: ListenAt): Promise<void> {
  const probe = createServer()
  await listening(
    at,
    () =>
      new Promise<void>((resolve, reject) => {
        probe.once('error', reject).listen({ host: at.host, port: at.port, exclusive: true }, resolve)
      }),
  )
  await new Promise((resolve) => probe.close(resolve))
}

/** Begins to listen by `work`; where that is refused it says which setting to change. */
export async function listening<T>(at: ListenAt, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const problem = problems[codeOf(error)]
    throw problem === undefined ? error : new StartProblem(problem(at))
  }
}

const hostSettings = {
  SITE_PORT: 'SITE_HOST',
  METRICS_PORT: 'METRICS_HOST',
  DESK_PORT: 'DESK_HOST',
} as const satisfies Record<ListenAt['setting'], string>

const nowhere = ({ host, setting }: ListenAt): string =>
  `${hostSettings[setting]}: this machine has no address ${host}; set it to one it has, or to 0.0.0.0 for all of them`

const problems: Readonly<Record<string, (at: ListenAt) => string>> = {
  EADDRINUSE: (at) =>
    `${at.setting}: ${place(at)} is taken by another program; stop that one, or set ${at.setting} to a free port`,
  EACCES: (at) =>
    `${at.setting}: this user may not listen on ${place(at)}; set ${at.setting} to a port from 1024, or ask for the right`,
  EADDRNOTAVAIL: nowhere,
  EAFNOSUPPORT: nowhere,
  ENOTFOUND: nowhere,
  EAI_AGAIN: nowhere,
}

function place({ host, port }: ListenAt): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`
}
