import { NoTable, type TableBounds } from '../table.ts'
import { readXml } from './read-xml.ts'
import { storedTexts } from './stored-texts.ts'

/** The texts that cells share, by their place: runs of one format joined, how they are pronounced left out. */
export function readSharedStrings(
  pieces: Iterable<string>,
  bounds: TableBounds,
): (index: number) => string | undefined {
  const texts = storedTexts()
  const text = textReader(bounds)
  let count = 0
  readXml(
    pieces,
    {
      open: (name) => {
        if (name === 'si') text.begin()
        text.open(name)
      },
      text: text.text,
      close: (name) => {
        text.close(name)
        if (name !== 'si') return
        count += 1
        if (count > bounds.strings) throw new NoTable('table-too-large')
        texts.add(text.end())
      },
    },
    bounds,
  )
  return texts.at
}

/** Collects the text of one item: what stands in `t`, outside `rPh`. */
export function textReader({ characters }: TableBounds) {
  let parts = ''
  let isText = false
  let isSpoken = false
  return {
    begin: () => {
      parts = ''
    },
    open: (name: string) => {
      if (name === 'rPh') isSpoken = true
      if (name === 't') isText = true
    },
    text: (text: string) => {
      if (!isText || isSpoken) return
      parts += text
      if (parts.length > characters) throw new NoTable('table-too-large')
    },
    close: (name: string) => {
      if (name === 'rPh') isSpoken = false
      if (name === 't') isText = false
    },
    end: () => decodeSigns(parts),
  }
}

/** Signs that XML cannot hold are written as `_x000D_`. */
export function decodeSigns(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
