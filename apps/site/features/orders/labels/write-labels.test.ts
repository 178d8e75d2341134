import { quoteMessages } from '@hongyan/content/messages'
import { anOrderRecord } from '@hongyan/testing'
import { describe, expect, it } from 'vitest'
import { type LabelSize, labelSizeNames, labelSizes } from './label-sizes.ts'
import { labelWords } from './label-words.ts'
import { presentLabels } from './present-label.ts'
import { hanOfStandard, isPrintable, printable, printableCharacters } from './printable.ts'
import { boxesOf, drawingsOf, scan } from './testing/read-drawing.ts'
import { runsOf, typeface } from './typefaces.ts'
import { writeLabels } from './write-labels.ts'

const origin = 'https://www.hongyan.example'
const order = anOrderRecord()
const labels = presentLabels(order, origin)
const at = Date.UTC(2026, 10, 23)

/** A label printer has 203 dots to the inch. */
const dot = 25.4 / 203

describe('what stands on a label', () => {
  it('is one for each package, with its number and place in the order', () => {
    expect(labels.map(({ number, count }) => [number, count])).toEqual([
      [`${order.waybills[0]?.number}-1-2-`, '2 件之 1'],
      [`${order.waybills[0]?.number}-2-2-`, '2 件之 2'],
    ])
    expect(presentLabels(anOrderRecord({ waybills: [] }), origin)).toEqual([])
  })

  it('says where it goes, what it is and who pays', () => {
    expect(labels[0]).toMatchObject({
      product: '标准快递',
      route: '010',
      district: '朝阳区',
      goods: '茶叶、充电宝',
      facts: [
        ['每件约', '4.2 kg'],
        ['保价', '800.00 元'],
        ['付款', '寄付'],
        ['取件', '11-23 16:00'],
      ],
      care: '基本保价 按条件寄递',
      note: '周日不在家',
      link: `${origin}/track?no=${order.waybills[0]?.number}`,
    })
  })

  it('hides six digits of every phone, and tells nothing of price and account', () => {
    const text = JSON.stringify(labels)
    expect(text).not.toContain(order.sender.phone)
    expect(text).not.toContain(order.recipient.phone)
    // Four digits open a shipment: no more than two stand at the end.
    expect(text).not.toMatch(/2468|1357/)
    expect(labels[0]?.recipient).toEqual({
      name: '欧阳样例',
      phone: '139******68',
      address: '北京市朝阳区示例北街 16 号 3 单元 502',
    })
    expect(text).not.toContain('34.70')
  })

  it('writes a street in Latin letters apart from the area', () => {
    const { recipient } = anOrderRecord()
    const addressed = (detail: string) =>
      presentLabels(anOrderRecord({ recipient: { ...recipient, detail } }), origin)[0]?.recipient.address
    expect(addressed('88 Jianguo Road')).toBe('北京市朝阳区 88 Jianguo Road')
    expect(addressed('Room 1203, 9 Keji Road')).toBe('北京市朝阳区 Room 1203, 9 Keji Road')
    expect(addressed('3A 座 502')).toBe('北京市朝阳区3A 座 502')
    expect(addressed('A 座 502')).toBe('北京市朝阳区A 座 502')
  })

  it('says in words that a character could not be printed', () => {
    expect(labels[0]?.care).not.toContain('〓')
    const [label] = presentLabels(anOrderRecord({ note: '放门口 😀' }), origin)
    expect(label?.care).toMatch(/〓 表示此处的字无法打印$/)
  })

  it('names what is to be collected', () => {
    const [label] = presentLabels(anOrderRecord({ cashOnDelivery: 123_405 }), origin)
    expect([label?.collect, labels[0]?.collect]).toEqual(['1234.05 元', null])
  })
})

describe.each(labelSizeNames)('labels on paper of %s mm', (size: LabelSize) => {
  const paper = labelSizes[size]
  const pages = async () => {
    const bytes = await writeLabels(labels, size, at)
    return { bytes, drawings: drawingsOf(bytes) }
  }
  const barsOf = (drawing: string) => boxesOf(drawing).filter(({ height }) => height > 10)
  const modulesOf = (drawing: string) => boxesOf(drawing).filter(({ height }) => height < 3)

  it('are a page each, of the size of the paper', async () => {
    const { bytes, drawings } = await pages()
    expect(drawings).toHaveLength(2)
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1'))
    const [width = 0, height = 0] = (box ?? []).slice(1).map((figure) => (Number(figure) * 25.4) / 72)
    expect(width).toBeCloseTo(paper.width, 3)
    expect(height).toBeCloseTo(paper.height, 3)
  })

  it('carry a barcode that reads as the number of the package, and a square code with the way to its tracking', async () => {
    const { drawings } = await pages()
    for (const [index, drawing] of drawings.entries()) {
      expect(scan(barsOf(drawing), 'barcode')).toBe(labels[index]?.number)
      expect(scan(modulesOf(drawing), 'square')).toBe(labels[index]?.link)
    }
  })

  it('print in whole dots, wide enough to scan, with quiet zones inside the paper', async () => {
    const { drawings } = await pages()
    const bars = barsOf(drawings[0] ?? '')
    const module = Math.min(...bars.map(({ width }) => width))
    expect(module).toBeGreaterThanOrEqual(0.25 - 0.001)
    expect(module / dot).toBeCloseTo(Math.round(module / dot), 2)
    for (const { width } of bars) expect(width / module).toBeCloseTo(Math.round(width / module), 1)
    const [first, last] = [bars[0], bars.at(-1)]
    expect(first?.x).toBeGreaterThanOrEqual(10 * module - 0.001)
    expect(paper.width - (last?.x ?? 0) - (last?.width ?? 0)).toBeGreaterThanOrEqual(10 * module - 0.001)
    const squares = modulesOf(drawings[0] ?? '')
    const least = Math.min(...squares.map(({ height }) => height))
    expect(least).toBeGreaterThanOrEqual(0.375 - 0.001)
    const right = Math.max(...squares.map(({ x, width }) => x + width))
    expect(paper.width - right).toBeGreaterThanOrEqual(4 * least - 0.001)
    for (const { y, height } of [...bars, ...squares]) expect(y + height).toBeLessThan(paper.height)
  })

  it('have the same bytes for the same order, and hold every text however long', async () => {
    const [one, again] = [await writeLabels(labels, size, at), await writeLabels(labels, size, at)]
    expect(one.equals(again)).toBe(true)
    const long = { name: '长'.repeat(50), phone: '13900002468', division: '110105', detail: '号'.repeat(200) }
    const full = anOrderRecord({ sender: long, recipient: long, note: '言'.repeat(100) })
    expect(drawingsOf(await writeLabels(presentLabels(full, origin), size, at))).toHaveLength(2)
  })
})

describe('the typeface of labels', () => {
  it('has every character that is printed, and every one that names may hold', {
    timeout: 120_000,
  }, async () => {
    const { default: PDFDocument } = await import('pdfkit')
    const document = new PDFDocument()
    const standard = hanOfStandard().map((code) => String.fromCodePoint(code))
    expect(standard.length).toBe(87_875)
    for (const { typeface: name, text } of runsOf([...printableCharacters(), ...standard].join(''))) {
      document.registerFont(name, await typeface(name)).font(name)
      const { font } = (
        document as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
      )._font
      const missing = [...text].filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))
      expect(missing).toEqual([])
    }
    expect(typeface('sans')).toBe(typeface('sans'))
  })

  // Names of people and places: general use, household registers, Hong Kong's set, the far ends of the blocks.
  it.each([
    '王㛃',
    '䶮',
    '𠮷野',
    '𬱖',
    '𨭎',
    '𫖯',
    '𨋢',
    '𡁻',
    '㗎',
    '𪚥',
    '𬺷',
    '\u{2ebe0}',
    '\u{2cea1}',
    '\u9fef',
  ])('prints %s as it is written, and only the glyphs of the label', async (name) => {
    expect(printable(name)).toBe(name)
    const [label] = presentLabels(
      anOrderRecord({ recipient: { name, phone: '13900002468', division: '110105', detail: name } }),
      origin,
    )
    if (!label) throw new Error('one label')
    expect(label.care).not.toContain('〓')
    expect((await writeLabels([label], '100x150', at)).length).toBeLessThan(80_000)
  })

  it('knows what it cannot print', () => {
    expect(['王㛃', '김민준', '\u{30000}', '\ue000'].map(isPrintable)).toEqual([true, false, false, false])
  })

  it('has what every label says beside its data', () => {
    const text = JSON.stringify([
      labels,
      labelWords,
      quoteMessages('zh-CN').products,
      quoteMessages('zh-CN').items,
    ])
    expect(printable(text)).toBe(text)
  })

  it('draws in plain letters what it has only those of, and leaves out what nobody sees', () => {
    expect(printable('Müller, Łukasz, Strauß, José')).toBe('Müller, Lukasz, Strauss, José')
    expect(printable('ＡＢ１２ ﬁ n\u0303 阿凡提‧买买提 £5')).toBe('ＡＢ１２ fi n 阿凡提·买买提 ￡5')
    expect(printable('a\tb\u0000\u200b\ufe0f')).toBe('a b')
    expect(printable('ﾔﾏﾀﾞ 3½ 2⑪号 ①')).toBe('ヤマダ 3 1/2 2 11号 ①')
  })

  it('shows rare names, and marks what no table knows', () => {
    expect(printable('喆堃玥 龘 王')).toBe('喆堃玥 龘 王')
    expect(printable('𠮷野')).toBe('𠮷野')
    expect(printable('김민준 😀')).toBe('〓〓〓 〓')
    // A place of the table for characters of one's own, for which the typeface would draw an empty box.
    expect(printable('\ue000≒')).toBe('〓〓')
  })
})
