import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** A relay in front of a server that can be made slow, deaf or absent while it runs. */
export type SlowRelay = {
  readonly port: number
  /** Every piece of data from client to server waits this long from now on, in ms. */
  readonly delayBy: (ms: number) => void
  /** Cuts every connection and refuses new ones, or takes them again. */
  readonly cut: (off: boolean) => void
  /** Cuts every connection; new ones go to this port of 127.0.0.1. */
  readonly to: (port: number) => void
  readonly stop: () => Promise<void>
}

/** Relays connections to `first`, a port of 127.0.0.1. */
export async function startRelay(first: number): Promise<SlowRelay> {
  let port = first
  let delayMs = 0
  let off = false
  const open = new Set<Socket>()
  const server = createServer((near) => {
    if (off) return void near.resetAndDestroy()
    const far = connect({ port, host: '127.0.0.1', noDelay: true })
    const leave = (): void => {
      near.destroy()
      far.destroy()
    }
    for (const side of [near, far]) {
      open.add(side)
      side.on('error', leave).on('close', () => {
        open.delete(side)
        leave()
      })
    }
    far.on('data', (bytes) => near.write(bytes))
    near.on('data', (bytes) => {
      if (delayMs === 0) far.write(bytes)
      else setTimeout(() => far.write(bytes), delayMs)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cutAll = (): void => {
    for (const side of open) side.resetAndDestroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    delayBy: (ms) => {
      delayMs = ms
    },
    cut: (now) => {
      off = now
      if (now) cutAll()
    },
    to: (next) => {
      port = next
      cutAll()
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cutAll()
      }),
  }
}
