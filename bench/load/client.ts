import { connect, type Socket } from 'node:net'

/** One kind of request to repeat: raw bytes, made anew for each send when they vary. */
type Load = {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  readonly next: () => string | Buffer
}

type LoadResult = {
  readonly answers: number
  readonly errors: number
  readonly seconds: number
  readonly bytes: number
}

/**
 * Closed-loop load over keep-alive connections, without pipelining: each connection sends its next request
 * when the answer is complete. Reads just enough HTTP to know that: a Content-Length, or the last chunk, which
 * without pipelining always ends what has arrived.
 */
export function applyLoad(load: Load): Promise<LoadResult> {
  return new Promise((resolve) => {
    const sockets: Socket[] = []
    const began = process.hrtime.bigint()
    let answers = 0
    let errors = 0
    let bytes = 0
    let running = true

    const open = (): void => {
      const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true })
      let head = ''
      let left = -1
      let chunked = false
      let tail = ''
      const send = (): void => {
        if (running) socket.write(load.next())
      }
      socket.on('connect', send)
      socket.on('data', (chunk) => {
        bytes += chunk.length
        let offset = 0
        while (offset < chunk.length) {
          if (left < 0) {
            const end = head.length === 0 ? chunk.indexOf('\r\n\r\n', offset) : -1
            head += chunk.toString('latin1', offset, end === -1 ? chunk.length : end + 4)
            const complete = head.indexOf('\r\n\r\n')
            offset = end === -1 ? chunk.length : end + 4
            if (complete === -1) continue
            const length = /content-length: (\d+)/i.exec(head)
            if (!/^HTTP\/1\.1 2/.test(head)) errors += 1
            chunked = length === null && /transfer-encoding: chunked/i.test(head)
            left = chunked ? Number.POSITIVE_INFINITY : Number(length?.[1] ?? 0)
            head = ''
            tail = ''
          }
          if (chunked) {
            tail = (tail + chunk.toString('latin1', Math.max(offset, chunk.length - 5))).slice(-5)
            offset = chunk.length
            if (tail === '0\r\n\r\n') left = 0
            if (left !== 0) continue
          }
          const taken = Math.min(left, chunk.length - offset)
          left -= taken
          offset += taken
          if (left === 0) {
            left = -1
            answers += 1
            send()
          }
        }
      })
      socket.on('error', () => {
        errors += 1
      })
      sockets.push(socket)
    }
    for (let count = 0; count < load.connections; count += 1) open()

    setTimeout(() => {
      running = false
      const seconds = Number(process.hrtime.bigint() - began) / 1e9
      for (const socket of sockets) socket.destroy()
      resolve({ answers, errors, seconds, bytes })
    }, load.seconds * 1000)
  })
}
