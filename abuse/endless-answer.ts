import type { Writable } from 'node:stream'

const piece = Buffer.alloc(65_536, 'a')

/** Writes without end, as fast as it is taken, until the other side has gone; `onSent` counts the bytes. */
export function streamForEver(to: Writable, onSent: (bytes: number) => void, bytes = piece): void {
  let open = true
  to.on('close', () => {
    open = false
  }).on('error', () => {})
  const more = (): void => {
    while (open) {
      onSent(bytes.length)
      if (!to.write(bytes)) return void to.once('drain', more)
    }
  }
  more()
}
