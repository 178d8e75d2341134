import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { Places } from './places.ts'

type ConnectionShare = {
  /** Connections of the process, and those that one client may hold of them. */
  readonly all: number
  readonly perClient: number
  /** The client at the other end of a connection; null for a proxy that speaks for many. */
  readonly peerOf: (socket: Socket) => string | null
}

/**
 * Gives each client a share of a server's connections: what is beyond it is closed before anything of it is read. Rates
 * are counted by request, and cannot do it: an open connection asks nothing.
 */
export function shareConnections(server: Server, { all, perClient, peerOf }: ConnectionShare): void {
  server.maxConnections = all
  const places = new Places({ all: Number.POSITIVE_INFINITY, perClient })
  // Before the listener of the platform, which would read what has come already.
  server.prependListener('connection', (socket: Socket) => {
    const peer = peerOf(socket)
    if (peer === null) return
    if (places.take(socket, peer).kind !== 'given') socket.destroy()
  })
}
