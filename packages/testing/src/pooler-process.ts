import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { ordinaryIdentity } from './postgres-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Pooler = { readonly port: number; readonly stop: () => Promise<void> }

/** Where packages of systems put it. */
const programs = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer']

/** Where pgbouncer is on this machine; null where it is not. */
export function findPooler(): string | null {
  return programs.find(existsSync) ?? null
}

/**
 * Starts pgbouncer with the file that we ship, in front of the Postgres at a port of 127.0.0.1, whichever of its
 * databases is asked for, with so many connections to each. Fails where it is not installed.
 */
export async function startPooler(postgresPort: number, connections: number): Promise<Pooler> {
  const program = findPooler()
  if (program === null) throw new Error('pgbouncer is not installed')
  const folder = temporaryFolder('pooler')
  // Whoever it runs as has to read it.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const shipped = readFileSync(new URL('../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url), 'utf8')
  const file = join(folder, 'pgbouncer.ini')
  const own = shipped
    .replace(/^hongyan = \S+ \S+ \S+/m, `* = host=127.0.0.1 port=${postgresPort} user=postgres`)
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*/m, 'auth_type = any')
    .replace(/^auth_file = .*/m, 'unix_socket_dir =')
    .replace(/^default_pool_size = .*/m, `default_pool_size = ${connections}`)
  writeFileSync(file, own, { mode: 0o644 })
  const child = spawn(program, [file], { ...ordinaryIdentity(), stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  let printed = ''
  const ready = new Promise<boolean>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed = `${printed}${text}`.slice(-4000)
      if (printed.includes('process up')) resolve(true)
    })
    void ended.then(() => resolve(false))
  })
  const stop = async () => {
    child.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  if (await ready) return { port, stop }
  await stop()
  throw new Error(`pgbouncer ended before it was ready:\n${printed}`)
}
