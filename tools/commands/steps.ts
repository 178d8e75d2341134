import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's own folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

export type Finished = { readonly code: number; readonly seconds: number; readonly output: string }

export type RunOptions = {
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

const sources = [
  'apps/site/blocks',
  'apps/site/client',
  'apps/site/features',
  'apps/site/pages',
  'apps/site/public',
  'apps/site/shell',
  'apps/site/server/adapter',
  'apps/site/server/page-cache',
  'packages',
]
const single = [
  'apps/site/astro.config.mjs',
  'apps/site/server/static-files/pack-build.ts',
  'apps/site/server/static-files/static-files.ts',
  'package-lock.json',
]

/** Builds the pages when a source is newer in content than the last build; otherwise does nothing. */
export async function buildPages(): Promise<void> {
  const stampFile = join(root, 'apps/site/dist/.stamp')
  const stamp = sourceStamp()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  await say('Building the pages', async () => {
    const built = await run('astro', ['build'], { cwd: join(root, 'apps/site'), quiet: true })
    if (built.code !== 0) throw new Error(`The build failed:\n${built.output}`)
    writeFileSync(stampFile, stamp)
    console.log(`  built in ${built.seconds.toFixed(1)} s`)
  })
}

function sourceStamp(): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of [...files, ...single.map((name) => join(root, name))].sort()) {
    hash.update(file.slice(root.length)).update(statSync(file).size.toString()).update(readFileSync(file))
  }
  return hash.digest('hex')
}
