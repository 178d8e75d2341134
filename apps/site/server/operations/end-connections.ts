import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/**
 * Takes no more connections, and resolves when those that are open have ended by themselves: with the answer that
 * closes them, or when they have been idle for as long as they were promised. An HTTP server's own `close` cuts idle
 * ones at once, over which a client may be sending at that very moment.
 */
export function endConnections(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
}
