import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** The repository's own folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

export type Finished = { readonly code: number; readonly seconds: number; readonly output: string }

type RunOptions = {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Keeps what it prints for the caller instead of showing it. */
  readonly quiet?: boolean
  /** Lets everything else have the processor first. */
  readonly background?: boolean
}

/** Runs a program to its end. */
export function run(
  program: string,
  parameters: readonly string[],
  options: RunOptions = {},
): Promise<Finished> {
  const began = Date.now()
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...parameters], {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: options.quiet === true ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    if (options.background && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('exit', (code) => resolve({ code: code ?? 1, seconds: (Date.now() - began) / 1000, output }))
  })
}

/** Says what is being done, and every ten seconds that it still is. */
export async function say<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now()
  console.log(`${what} …`)
  const tick = setInterval(
    () => console.log(`  still at it, ${Math.round((Date.now() - began) / 1000)} s`),
    10_000,
  )
  try {
    return await work()
  } finally {
    clearInterval(tick)
  }
}
