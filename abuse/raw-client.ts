import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** One TCP connection to a site, written and read byte by byte. */
export type RawClient = {
  readonly socket: Socket
  readonly send: (bytes: string | Uint8Array) => void
  /** Everything that has come back, one character for each byte. */
  readonly received: () => string
  /** Resolves with what has come back once `found` is in it; rejects when the connection ends first. */
  readonly until: (found: string | RegExp) => Promise<string>
  /** Resolves when the connection is closed, with the milliseconds it was open. */
  readonly closed: Promise<number>
  /** Leaves at once, as a phone in a tunnel does: the other side gets a reset. */
  readonly leave: () => void
}

/** Opens a connection; `from` is an address of 127.0.0.0/8, so that one machine plays many clients. */
export async function connectRaw(port: number, from = '127.0.0.1'): Promise<RawClient> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true })
  let received = ''
  socket.setEncoding('latin1').on('data', (text) => {
    received += text
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject)
  })
  const opened = Date.now()
  socket.on('error', () => {})
  let open = true
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => {
      open = false
      resolve(Date.now() - opened)
    })
  })
  return {
    socket,
    send: (bytes) => void socket.write(bytes),
    received: () => received,
    closed,
    leave: () => void socket.resetAndDestroy(),
    until: async (found) => {
      const has = () => (typeof found === 'string' ? received.includes(found) : found.test(received))
      while (!has()) {
        if (!open) throw new Error(`closed before ${found} came; got: ${received.slice(0, 500)}`)
        await delay(5)
      }
      return received
    },
  }
}

/** A request without a body as it stands on the wire. */
export function requestText(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}
