import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { ordinaryIdentity } from './postgres-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Programs = { readonly patroni: string; readonly etcd: string; readonly postgres: string }

/** One of the servers that Patroni looks after. */
export type PatroniNode = {
  readonly url: string
  /** Whether Patroni says that it is that now, as a balancer asks it. */
  readonly is: (role: 'primary' | 'replica') => Promise<boolean>
  /** Ends the server and what looks after it as a machine that loses its power. */
  readonly crash: () => Promise<void>
  readonly start: () => void
}

type PatroniPair = {
  readonly nodes: readonly [PatroniNode, PatroniNode]
  readonly stop: () => Promise<void>
}

/** Patroni, its store, and the folder of a Postgres that has all its programs, where packages of systems put them; null where one is missing. */
export function findPatroni(): Programs | null {
  const find = (name: string) =>
    ['/usr/bin', '/usr/local/bin'].map((folder) => join(folder, name)).find(existsSync)
  const [patroni, etcd] = [find('patroni'), find('etcd')]
  const copying = globSync('/usr/lib/postgresql/*/bin/pg_basebackup').sort().at(-1)
  if (patroni === undefined || etcd === undefined || copying === undefined) return null
  return { patroni, etcd, postgres: dirname(copying) }
}

/** How long a leader that says nothing stays leader, how often nodes look, and how long they try again; seconds. */
const times = { ttl: 5, loop_wait: 1, retry_timeout: 2 }

/**
 * Starts two servers on 127.0.0.1 that Patroni looks after, whose commits wait for the standby while there is one; its
 * store is one etcd. Their data are in a temporary folder, gone when stopped. Fails where a program is missing.
 */
export async function startPatroni(): Promise<PatroniPair> {
  const programs = findPatroni()
  if (programs === null) throw new Error('Patroni, etcd or a Postgres with pg_basebackup is not installed')
  const home = temporaryFolder('patroni')
  const identity = ordinaryIdentity()
  const makeFolder = (name: string) => {
    const folder = join(home, name)
    mkdirSync(folder, { mode: 0o700 })
    if (identity.uid !== undefined && identity.gid !== undefined)
      chownSync(folder, identity.uid, identity.gid)
    return folder
  }
  chmodSync(home, 0o755)
  const begin = (program: string, parameters: readonly string[]) =>
    spawn(program, parameters, { ...identity, stdio: 'ignore' })

  const [client, peer] = [await freePort(), await freePort()].map((port) => `http://127.0.0.1:${port}`)
  const store = begin(programs.etcd, [
    ...['--data-dir', makeFolder('etcd'), '--log-level', 'error', '--listen-peer-urls', `${peer}`],
    ...['--listen-client-urls', `${client}`, '--advertise-client-urls', `${client}`],
  ])
  const startNode = async (name: string): Promise<PatroniNode & { readonly end: () => Promise<void> }> => {
    const folder = makeFolder(name)
    const [port, asked] = [await freePort(), await freePort()]
    const file = join(home, `${name}.json`)
    const settings = settingsOf({
      name,
      folder,
      port,
      asked,
      store: `${client}`,
      postgres: programs.postgres,
    })
    writeFileSync(file, JSON.stringify(settings), { mode: 0o644 })
    let child: ChildProcess | null = null
    const start = () => {
      child = begin(programs.patroni, [file])
    }
    const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    }
    start()
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      is: async (role) => {
        const signal = AbortSignal.timeout(1000)
        return fetch(`http://127.0.0.1:${asked}/${role}`, { signal }).then(
          ({ ok }) => ok,
          () => false,
        )
      },
      crash: async () => {
        await end('SIGKILL')
        const [server] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
        process.kill(Number(server), 'SIGKILL')
      },
      start,
      end: () => end('SIGTERM'),
    }
  }
  const one = await startNode('one')
  await until(() => one.is('primary'), 'Patroni made no primary')
  const two = await startNode('two')
  await until(() => two.is('replica'), 'Patroni made no standby')
  return {
    nodes: [one, two],
    stop: async () => {
      for (const node of [two, one]) await node.end()
      const gone = once(store, 'exit')
      store.kill('SIGTERM')
      await gone
      rmSync(home, { recursive: true, force: true })
    },
  }
}

type NodePlace = {
  readonly name: string
  readonly folder: string
  /** Of the server, and of what is asked who is the primary. */
  readonly port: number
  readonly asked: number
  readonly store: string
  readonly postgres: string
}

/** JSON is YAML, which Patroni reads. */
function settingsOf({ name, folder, port, asked, store, postgres }: NodePlace) {
  const [serves, tells] = [`127.0.0.1:${port}`, `127.0.0.1:${asked}`]
  return {
    scope: 'hongyan',
    name,
    restapi: { listen: tells, connect_address: tells },
    etcd3: { host: store.replace('http://', ''), protocol: 'http' },
    bootstrap: {
      dcs: {
        ...times,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      listen: serves,
      connect_address: serves,
      data_dir: join(folder, 'data'),
      bin_dir: postgres,
      pgpass: join(folder, 'pgpass'),
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'postgres' } },
      parameters: { unix_socket_directories: folder },
    },
  }
}

const longestMs = 120_000

async function until(holds: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = performance.now() + longestMs; performance.now() < end; await delay(100))
    if (await holds()) return
  throw new Error(otherwise)
}
