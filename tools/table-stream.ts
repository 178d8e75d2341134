import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import {
  encodingOf,
  NoTable,
  type Rows,
  refuseOtherFile,
  type TableBounds,
  tableSentence,
} from '@hongyan/tables'
import type { ByteSource } from '@hongyan/tables/archive'
import { rowsOfStream } from '@hongyan/tables/rows-of-stream'
import { openWorkbook } from '@hongyan/tables/workbook'
import { operatorBounds, rowsOfFile, UnreadableFile } from './table-file.ts'

/** Bytes by which an encoding is told: the beginning, and lines with other signs than ASCII wherever they stand. */
const headBytes = 65_536
const toldByBytes = 262_144

/** What a workbook unpacks to is never in memory together. */
const streamedBounds: TableBounds = { ...operatorBounds, unpacked: 4_294_967_296 }

/** Reads the rows of a table in a file, some at a time and as often as they are asked for. @throws UnreadableFile */
export function tableIn(path: string): () => AsyncGenerator<Rows> {
  let workbook: ReturnType<typeof openWorkbook> | null = null
  return async function* () {
    const head = await headOf(path)
    if (head[0] === 0xd0 && head[1] === 0xcf) return yield await rowsOfFile(await readFile(path))
    yield* readable(async function* () {
      refuseOtherFile(head)
      if (head[0] === 0x50 && head[1] === 0x4b) {
        workbook ??= openWorkbook(fileAt(path), streamedBounds)
        yield* workbook()
      } else yield* rowsOfStream(textOf(path, await encodingIn(path, head)), operatorBounds)
    })
  }
}

function fileAt(path: string): ByteSource {
  const read = (from: number, length: number) => {
    const bytes = Buffer.alloc(length)
    const file = openSync(path, 'r')
    try {
      return bytes.subarray(0, readSync(file, bytes, 0, length, from))
    } finally {
      closeSync(file)
    }
  }
  return { size: statSync(path).size, read }
}

/** The lines of a text in a file, some at a time. @throws UnreadableFile */
export async function* streamLines(path: string): AsyncGenerator<readonly string[]> {
  yield* readable(async function* () {
    let open = ''
    for await (const piece of textOf(path, await encodingIn(path, await headOf(path)))) {
      const lines = (open + piece).split('\n')
      open = lines.pop() ?? ''
      yield lines
    }
    yield [open]
  })
}

/** What cannot be read, in the words of whoever reads tables. */
async function* readable<T>(read: () => AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield* read()
  } catch (error) {
    if (!(error instanceof NoTable)) throw error
    throw new UnreadableFile(tableSentence(error.refusal, 'en-US'))
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let lines = 1
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: headBytes })) {
      const text = decoder.decode(bytes, { stream: true })
      for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
      yield text
    }
    yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw new NoTable('table-broken-text', String(lines))
    throw error
  }
}

/** Reads all of a file once, for the lines that show its encoding may stand anywhere. */
async function encodingIn(path: string, head: Uint8Array): Promise<string> {
  if (head.includes(0)) return encodingOf(head.subarray(0, head.length & ~1))
  const shown: Uint8Array[] = [wholeLines(head)]
  let size = shown[0]?.length ?? 0
  let open: Uint8Array = new Uint8Array()
  for await (const bytes of createReadStream(path, { start: size, highWaterMark: headBytes })) {
    const lines = Buffer.concat([open, bytes as Uint8Array])
    const end = lines.lastIndexOf(10) + 1
    open = lines.subarray(end)
    for (const line of linesWithSigns(lines.subarray(0, end))) {
      if (size >= toldByBytes) break
      shown.push(Uint8Array.from(line))
      size += line.length
    }
    if (size >= toldByBytes || open.length > toldByBytes) break
  }
  if (size < toldByBytes && open.some((byte) => byte > 0x7f)) shown.push(open)
  return encodingOf(Buffer.concat(shown))
}

function wholeLines(head: Uint8Array): Uint8Array {
  const end = head.lastIndexOf(10) + 1
  return head.length < headBytes || end === 0 ? head : head.subarray(0, end)
}

function* linesWithSigns(lines: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < lines.length; ) {
    const end = lines.indexOf(10, from) + 1 || lines.length
    const line = lines.subarray(from, end)
    if (line.some((byte) => byte > 0x7f)) yield line
    from = end
  }
}
