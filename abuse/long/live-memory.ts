import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { residentBytes, type SiteProcess } from '../site-process.ts'

/** Memory of a process after its garbage was collected, in bytes. */
export type LiveMemory = { readonly heap: number; readonly resident: number }

/**
 * Asks a process of `site` to collect its garbage and measures what is left: what the collector has only put off is
 * no leak. Opens its inspector for that moment, as `kill -USR1` does, at the port that Node always takes for it.
 */
export async function liveMemory(site: SiteProcess, pid: number): Promise<LiveMemory> {
  const before = site.output().length
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await inspectorOf(site, before))
  await once(socket, 'open')
  await ask(socket, 'HeapProfiler.collectGarbage', {})
  const { result } = await ask(socket, 'Runtime.evaluate', { expression: 'process.memoryUsage().heapUsed' })
  await ask(socket, 'Runtime.evaluate', { expression: 'void setImmediate(() => process._debugEnd())' })
  socket.close()
  return { heap: Number(result?.value), resident: residentBytes(pid) }
}

/** The address that the process prints when its inspector opens. */
async function inspectorOf(site: SiteProcess, from: number): Promise<string> {
  for (;;) {
    const address = /Debugger listening on (ws:\S+)/.exec(site.output().slice(from))?.[1]
    if (address !== undefined) return address
    await delay(20)
  }
}

type Answer = { readonly result?: { readonly value?: unknown } }

async function ask(socket: WebSocket, method: string, params: object): Promise<Answer> {
  socket.send(JSON.stringify({ id: 1, method, params }))
  const [event] = (await once(socket, 'message')) as [MessageEvent<string>]
  return (JSON.parse(event.data) as { readonly result: Answer }).result
}
