import { NoTable, type TableBounds } from '../table.ts'
import { readXml } from './read-xml.ts'

/** The texts that cells share, in their order: runs of one format joined, how they are pronounced left out. */
export function readSharedStrings(xml: string, bounds: TableBounds): readonly string[] {
  const texts: string[] = []
  const text = textReader(bounds)
  readXml(
    xml,
    {
      open: (name) => {
        if (name === 'si') text.begin()
        text.open(name)
      },
      text: text.text,
      close: (name) => {
        text.close(name)
        if (name !== 'si') return
        texts.push(text.end())
        if (texts.length > bounds.strings) throw new NoTable('table-too-large')
      },
    },
    bounds,
  )
  return texts
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
