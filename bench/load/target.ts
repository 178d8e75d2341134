import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A server under measurement, in a process of its own on the first core. */
export type Target = { readonly name: string; readonly port: number; readonly process: ChildProcess }

const pin = existsSync('/usr/bin/taskset') ? ['/usr/bin/taskset', '-c', '0'] : []

/** Starts a server and waits until `ready` answers with anything below 500. */
export async function startTarget(
  name: string,
  port: number,
  command: readonly string[],
  options: {
    readonly env?: NodeJS.ProcessEnv
    readonly cwd?: string
    readonly ready?: string
    /** Whether it has every core. */
    readonly unpinned?: boolean
  } = {},
): Promise<Target> {
  const [program = '', ...parameters] = options.unpinned ? command : [...pin, ...command]
  const child = spawn(program, parameters, {
    env: { ...process.env, ...options.env },
    cwd: options.cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${options.ready ?? '/'}`).catch(() => null)
    if (answer !== null && answer.status < 500) return { name, port, process: child }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`${name} did not answer on port ${port}`)
}

/** Processor time the server has used so far, in microseconds (all its threads); null where /proc is absent. */
export function cpuMicros(target: Target): number | null {
  const file = `/proc/${target.process.pid}/stat`
  if (!existsSync(file)) return null
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

export async function stopTarget(target: Target): Promise<void> {
  if (target.process.exitCode !== null) return
  await new Promise((resolve) => {
    target.process.once('exit', resolve)
    target.process.kill('SIGTERM')
  })
}
