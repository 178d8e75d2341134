import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems give to connections and to servers that name no port: nobody is handed one meanwhile. */
const lowest = 20_000
const count = 12_000

/** Processes begin at different places; one goes on from port to port, so that it never names the same again. */
let turn = randomInt(count)

/** A port of 127.0.0.1 that nobody listens on at this moment, and that the system gives to nobody by itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    turn += 1
    const port = lowest + (turn % count)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    const listening = once(probe, 'listening')
    probe.listen(port, '127.0.0.1')
    await listening
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  }
  const closed = once(probe, 'close')
  probe.close()
  await closed
  return true
}
