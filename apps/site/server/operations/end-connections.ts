import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** How long a moment in which nobody comes is looked for, and how short it has to be for none to be missed, in ms. */
const patienceMs = 500
const momentMs = 1

/**
 * Takes no more connections, and resolves when those that are open have ended by themselves: with the answer that
 * closes them, or when they have been idle for as long as they were promised. An HTTP server's own `close` cuts idle
 * ones at once, over which a client may be sending at that very moment.
 */
export async function endConnections(server: Server): Promise<void> {
  await untilNobodyComes(server)
  await new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
}

/**
 * A port that closes resets whoever waits in its line. The line is emptied once in each turn of the loop: this resolves
 * right after a turn that was short and found nobody, or when none is found in time.
 */
async function untilNobodyComes(server: Server): Promise<void> {
  let came = false
  const note = (): void => {
    came = true
  }
  server.on('connection', note)
  // From the end of one turn to the end of the next the line is looked at once; from here it need not be.
  await turn()
  const last = performance.now() + patienceMs
  for (let begun = performance.now(); begun < last; begun = performance.now()) {
    came = false
    await turn()
    if (!came && performance.now() - begun < momentMs) break
  }
  server.off('connection', note)
}
