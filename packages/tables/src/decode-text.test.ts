import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import { NoTable } from './table.ts'

/** Bytes of a text in an encoding that no platform writes, found by decoding all of them. */
function encode(text: string, encoding: string): Uint8Array {
  const bytes: number[] = []
  const table = tableOf(encoding)
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const found = code < 0x80 ? [code] : table.get(sign)
    if (found === undefined) throw new Error(`${encoding} has no ${sign}`)
    bytes.push(...found)
  }
  return new Uint8Array(bytes)
}
const tables = new Map<string, ReadonlyMap<string, readonly number[]>>()
function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(encoding)
  if (known) return known
  const table = new Map<string, readonly number[]>()
  const decoder = new TextDecoder(encoding)
  for (let lead = 0xff; lead >= 0x80; lead -= 1) {
    const single = decoder.decode(new Uint8Array([lead]))
    if (single !== '\ufffd') table.set(single, [lead])
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const sign = decoder.decode(new Uint8Array([lead, trail]))
      if ([...sign].length === 1 && sign !== '\ufffd') table.set(sign, [lead, trail])
    }
  }
  tables.set(encoding, table)
  return table
}

const refusalOf = (bytes: Uint8Array) => {
  try {
    return decodeText(bytes)
  } catch (error) {
    if (error instanceof NoTable) return error.refusal
    throw error
  }
}

const mainland =
  '姓名,手机,地址\n王芳,13800138000,湖北省武汉市江夏区光谷大道88号\n欧阳婷,13900002468,江苏省苏州市姑苏区鸿渐路19号\n'
const hongKong =
  '姓名,電話,地址\n陳大文,91234567,香港九龍旺角彌敦道700號\n李嘉欣,61234567,新界沙田正街18號新城市廣場3樓\n'
const texts = [
  mainland,
  hongKong,
  '姓名,电话\n王芳,13800138000\n',
  '姓名\n',
  'name,phone,address\nLi Wei,13800138000,深圳市南山区科技园\n',
]

describe('UTF-8 and UTF-16', () => {
  it.each(texts)('are read with and without a mark: %s', (text) => {
    const little = Buffer.from(text, 'utf16le')
    const big = Buffer.from(little).swap16()
    expect(decodeText(Buffer.from(text))).toBe(text)
    expect(decodeText(Buffer.from(`\ufeff${text}`))).toBe(text)
    for (const bytes of [little, big]) expect(decodeText(bytes)).toBe(text)
    expect(decodeText(Buffer.concat([new Uint8Array([0xff, 0xfe]), little]))).toBe(text)
    expect(decodeText(Buffer.concat([new Uint8Array([0xfe, 0xff]), big]))).toBe(text)
  })

  it('is asked for where it is UTF-32, or broken behind its mark', () => {
    const utf32 = Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])
    expect(refusalOf(utf32)).toMatchObject({ problem: 'table-encoding', detail: 'UTF-32' })
    const broken = Buffer.concat([Buffer.from('\ufeff'), encode(mainland, 'gb18030')])
    expect(refusalOf(broken)).toMatchObject({ problem: 'table-encoding', detail: 'UTF-8' })
  })
})

describe('a text with broken bytes', () => {
  it.each(['', '\ufeff'])('is refused by the row they stand in, never read without them: %j', (mark) => {
    const whole = Buffer.from(mark + mainland)
    const broken = Buffer.from(whole)
    broken[whole.indexOf('姑') + 1] = 0x20
    expect(refusalOf(broken)).toMatchObject({ problem: 'table-broken-text', detail: '3' })
    const cut = whole.subarray(0, whole.length - 3)
    expect(refusalOf(cut)).toMatchObject({ problem: 'table-broken-text', detail: '3' })
    expect(decodeText(Buffer.from(`${mark}${mainland}\ufffd`))).toBe(`${mainland}\ufffd`)
  })

  it('in UTF-16 too', () => {
    const odd = Buffer.from(`\ufeff${mainland}`, 'utf16le').subarray(0, -1)
    expect(refusalOf(odd)).toMatchObject({ problem: 'table-broken-text' })
  })
})

describe('the encodings of Chinese spreadsheets', () => {
  it.each([mainland, hongKong, ...texts.slice(2)])('GB18030 is read as it was written: %s', (text) => {
    expect(decodeText(encode(text, 'gb18030'))).toBe(text)
  })

  it.each([
    hongKong,
    '收件人,電話,地址\n黃偉明,0912345678,台北市信義區市府路1號\n',
    'code,name.zh,address.zh\nHK-01,旺角營業部,九龍旺角彌敦道700號地下\n',
    '姓名\n',
    '區域\n深水埔\n',
  ])('Big5 is read as it was written: %s', (text) => {
    expect(decodeText(encode(text, 'big5'))).toBe(text)
  })
})

describe('what cannot be told', () => {
  it.each([
    ['Shift-JIS', 'shift_jis', '名前,電話,住所\n佐藤さくら,0312345678,東京都千代田区丸の内ビルディング\n'],
    ['Shift-JIS', 'shift_jis', 'ﾅﾏｴ,ﾃﾞﾝﾜ\nサトウ,03-1234\n'],
    ['EUC-JP', 'euc-jp', '名前,住所\nさくら,ひがしの町\n'],
    ['EUC-KR', 'euc-kr', '이름,전화,주소\n김민수,01012345678,서울특별시 강남구 테헤란로\n'],
    ['Windows-1252', 'windows-1252', 'name,street\nJürgen Müller,Königstraße 5\nJosé Peña,Calle Señor 3\n'],
    ['Windows-1252', 'windows-1252', 'name,street\nRenée,Rue de l’Église\n'],
  ])('is refused, and called %s', (name, encoding, text) => {
    expect(refusalOf(encode(text, encoding))).toMatchObject({ problem: 'table-encoding', detail: name })
  })

  it.each(['windows-1251', 'koi8-r', 'iso-8859-7', 'windows-1255'])('is refused: %s', (encoding) => {
    const text = {
      'iso-8859-7': 'όνομα,διεύθυνση\nΜαρία,Αθήνα οδός Ερμού\n',
      'windows-1255': 'שם,כתובת\nדוד כהן,תל אביב\n',
    }
    const cyrillic = 'имя,адрес\nИван Петров,Москва улица Ленина дом 5\n'
    const bytes = encode(text[encoding as keyof typeof text] ?? cyrillic, encoding)
    expect(refusalOf(bytes)).toMatchObject({ problem: 'table-encoding' })
  })

  it('is never read from what is no text', () => {
    const noise = Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919 + (at >> 3) * 31) & 0xff)
    expect(refusalOf(noise)).toMatchObject({ kind: 'problem' })
    expect(refusalOf(noise.map((byte) => byte | 0x80))).toMatchObject({ problem: 'table-encoding' })
    expect(refusalOf(Buffer.from('name\x1b$B;3ED\x1b(B,1\n'))).toMatchObject({ detail: 'ISO-2022' })
  })
})
