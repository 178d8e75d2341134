import { BackupError } from './backup-error.ts'

/** Longest line that is taken: a row with a picture has a few hundred kilobytes. */
const maximumBytes = 64 * 1024 * 1024

/**
 * Pieces of bytes as lines, each with its line end; the last may lack it. Only `\n` ends a line: Node's readline
 * also breaks at characters that texts may hold.
 */
export async function* splitLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let heldBytes = 0
  for await (const piece of pieces) {
    let from = 0
    for (let end = piece.indexOf(10); end !== -1; end = piece.indexOf(10, from)) {
      const rest = piece.subarray(from, end + 1)
      yield held.length === 0 ? rest : Buffer.concat([...held, rest])
      held = []
      heldBytes = 0
      from = end + 1
    }
    if (from === piece.length) continue
    held.push(piece.subarray(from))
    heldBytes += piece.length - from
    if (heldBytes > maximumBytes) throw new BackupError('A line of the backup is longer than any row can be')
  }
  if (held.length > 0) yield Buffer.concat(held)
}
