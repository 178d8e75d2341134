import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAddress, formatArea } from './format-address.ts'
import { parseAddress } from './parse-address.ts'
import { validateAddress } from './validate-address.ts'

const golden = readFileSync(new URL('golden.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [input = '', ...expected] = line.split('\t')
    return { input: input.replaceAll('\\n', '\n'), expected }
  })

const fieldsOf = (text: string) => {
  const { name, phone, province, city, district, detail } = parseAddress(text)
  return [name, phone, province?.name.zh, city?.name.zh, district?.name.zh, detail].map(
    (field) => field ?? '',
  )
}

describe('the golden file', () => {
  test('has many kinds of addresses', () => expect(golden.length).toBeGreaterThanOrEqual(150))

  test.each(golden)('$input', ({ input, expected }) => {
    expect(fieldsOf(input)).toEqual(expected)
  })

  test('reads what it wrote, as labelled lines and as one line', () => {
    for (const { input } of golden) {
      const first = parseAddress(input)
      expect(fieldsOf(formatAddress(first))).toEqual(fieldsOf(input))
      if (first.name === null || first.province === null || /^\d/.test(first.detail)) continue
      const line = [first.name, first.phone, formatArea(first) + first.detail].join(' ')
      expect(fieldsOf(line), line).toEqual(fieldsOf(input))
    }
  })
})

describe('whatever is pasted', () => {
  const numRuns = 1000
  const piece = fc.oneof(
    fc.constantFrom(...golden.map(({ input }) => input)),
    fc.constantFrom(
      '湖北',
      '武汉市',
      '江夏区',
      '朝阳区',
      '张三',
      '收货人：',
      '电话',
      '详细地址：',
      '所在地区:',
      '\n',
      ' ',
      '，',
    ),
    fc.constantFrom(
      '13800138000',
      '027-87654321',
      '430000',
      '88号',
      '（南门）',
      '３号',
      '下沙街道',
      '江干区',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  )
  const pasted = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

  test('is read without fail, and every character stands somewhere', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const { parts } = parseAddress(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const part of parts.filter(({ as }) => as === 'gap'))
          expect(part.text.normalize('NFKC')).toMatch(
            /^([\s,，、;；|。/>·・•‧∙⋅●⸱ᐧ\p{ExtPict}\p{EMod}★☆◆◇■□◎▲△▼※→➜✿❀♡✦✧:：._+→»\\()[\]【】–—-]|\ufe0f|\u200d|市辖区|直辖|省|自治区|县级?|行政|区划|单位|中国|兵团|生产建设|第.师)*$/u,
          )
      }),
      { numRuns },
    )
  })

  test('reads the same from what it wrote itself', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        expect(fieldsOf(formatAddress(parseAddress(text)))).toEqual(fieldsOf(text))
      }),
      { numRuns },
    )
  })

  test('loses nothing of the street: all free characters are in the detail', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const { parts, detail } = parseAddress(text)
        const written = (from: string) => from.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
        const kept = parts.filter(({ as }) => as === 'detail').map((part) => written(part.text))
        expect(written(detail)).toBe(kept.join(''))
      }),
      { numRuns },
    )
  })

  test.each([
    ['names of cities', '吉林'],
    ['whole names', '北京市上海市'],
    ['a name that several have', '鼓楼区'],
    ['cities in English', 'Shanghai '],
    ['words', 'a '],
    ['labels', '收货人：'],
    ['spaces', ' '],
    ['streets and people', '号张三'],
    ['figures', '13 '],
  ])('is read in time that grows with its length: %s', (_, piece) => {
    const cost = (length: number): number => {
      const text = `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}x`
      const turns = Array.from({ length: 7 }, () => {
        const began = process.cpuUsage()
        for (let turn = 0; turn < 8000 / length; turn += 1) parseAddress(text)
        const { user, system } = process.cpuUsage(began)
        return ((user + system) * length) / 8000
      })
      return Math.min(...turns)
    }
    cost(500)
    // Eight times as long: eight times the work, with some for what is done once.
    expect(cost(4000) / cost(500)).toBeLessThan(20)
  })
})

describe('what it says about its reading', () => {
  test('says how sure it is of each field', () => {
    const { confidence } = parseAddress('张三 13800138000 湖北武汉江夏光谷大道88号')
    expect(confidence).toMatchObject({
      phone: 'sure',
      province: 'likely',
      district: 'likely',
      detail: 'sure',
    })
    expect(parseAddress('收件人：张三\n江苏省杭州市西湖区').confidence).toMatchObject({
      name: 'sure',
      phone: 'none',
      province: 'guess',
      detail: 'none',
    })
  })

  test.each([
    ['杭州市下城区文晖路1号', { field: 'district', from: '下城区', to: '拱墅区', reason: 'renamed' }],
    ['杭州市江干区下沙街道学源街1号', { field: 'district', from: '江干区', to: '钱塘区', reason: 'moved' }],
    ['杭州市余杭区乔司街道1号', { field: 'district', from: '余杭区', to: '临平区', reason: 'moved' }],
    ['江夏区光谷大道1号', { field: 'province', from: '', to: '湖北省', reason: 'inferred' }],
    ['江苏省杭州市西湖区1号', { field: 'province', from: '江苏省', to: '浙江省', reason: 'contradicted' }],
  ])('%s', (text, correction) => {
    expect(parseAddress(text).corrections).toContainEqual(correction)
  })

  test('changes nothing silently: no correction where the text is right', () => {
    for (const text of ['北京市朝阳区建国路1号', '湖北武汉江夏光谷大道1号', '重庆市城口县土城路1号'])
      expect(parseAddress(text).corrections).toEqual([])
  })

  test('names every district the text may mean', () => {
    const { candidates, province } = parseAddress('鼓楼区五四路1号')
    expect(province).toBeNull()
    expect(candidates.map(({ code }) => code)).toEqual(['320106', '320302', '350102', '410204'])
  })

  test.each([
    ['连江县丹凤路5号', ['712800', '350122']],
    ['桥东区中山路1号', ['130702', '130102', '130502']],
    ['武汉市上海浦东世纪大道8号', ['420100', '310115']],
    ['所在地区：湖北省武汉市\n详细地址：上海浦东世纪大道8号', ['420100', '310115']],
  ])('guesses none of the places that have or had a name: %s', (text, codes) => {
    const { candidates, province } = parseAddress(text)
    expect(province).toBeNull()
    expect(candidates.map(({ code }) => code)).toEqual(codes)
  })
})

describe('more numbers than one', () => {
  test.each([
    ['张三 13800001111/13900002222 广东省深圳市南山区科技路1号', '13900002222'],
    ['张三 13800001111 或 13900002222 广东省深圳市南山区科技路1号', '13900002222'],
    ['张三 0755-12345678 13800001111 广东省深圳市南山区科技路1号', '0755-12345678'],
    ['张三13800001111（备用13900002222）广东省深圳市南山区科技路1号', '13900002222'],
    ['张三，手机13800001111，座机0755-12345678，广东省深圳市南山区科技路1号', '0755-12345678'],
    [
      '收货人：张三\n手机：13800001111/13900002222\n所在地区：广东省深圳市南山区\n详细地址：科技路1号',
      '13900002222',
    ],
    ['张三 13800001111 广东省深圳市南山区科技路1号 13800001111', ''],
  ])('%s: one is to be called, the other stands in no street', (text, other) => {
    const address = parseAddress(text)
    expect(address).toMatchObject({ name: '张三', phone: '13800001111', detail: '科技路1号', remark: other })
    const findings = validateAddress(address).filter(({ kind }) => kind === 'phone-several')
    expect(findings).toEqual(
      other === '' ? [] : [{ kind: 'phone-several', field: 'phone', from: other, to: '13800001111' }],
    )
  })

  test('in English too', () => {
    const text = 'Zhang San 13800001111 or 13900002222, 1 Keji Road, Nanshan District, Shenzhen, Guangdong'
    expect(parseAddress(text)).toMatchObject({
      phone: '13800001111',
      detail: '1 Keji Road',
      remark: '13900002222',
    })
  })
})

test('of a county that was parted the city is kept, and its districts are asked about where no town tells which', () => {
  const asked = parseAddress('四川省达州市达县人民路1号')
  expect(asked.city?.name.zh).toBe('达州市')
  expect(asked.district).toBeNull()
  expect(asked.candidates.map(({ name }) => name.zh)).toEqual(['通川区', '达川区'])
  expect(validateAddress(asked)).toContainEqual(
    expect.objectContaining({ kind: 'area-ambiguous', from: '通川区、达川区' }),
  )
  const told = parseAddress('四川省达州市达县石桥镇人民路1号')
  expect(told.district?.name.zh).toBe('达川区')
  expect(told.confidence.district).toBe('likely')
  expect(told.candidates).toEqual([])
})
