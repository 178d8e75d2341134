import { toTraditional } from '@hongyan/locales/traditional'
import { bareName } from '../../places/bare-name.ts'
import {
  childrenOf,
  type Division,
  divisionPath,
  findDivision,
  listDivisions,
} from '../../places/divisions.ts'
import { functionalAreas, seats } from '../../places/other-names-data.ts'
import { successors } from '../../places/successors.ts'
import { firms, japanese, lookAlikes, people, remarks, rubbish, streets } from './line-parts.ts'
import { type Random, randomOf } from './random.ts'

/** A line as people send it, and what is right about it. */
export type LabelledLine = {
  readonly kind: string
  readonly text: string
  /** The code of the deepest division; null where nobody can know it, and it has to be asked. */
  readonly code: string | null
  /** Where the line has them: name and phone as they should be read. */
  readonly name?: string
  readonly phone?: string
  /** What must not stand in the street. */
  readonly without?: string
}

type Line = Omit<LabelledLine, 'kind'>
/** Makes the lines of a kind. */
type Kind = (random: Random) => readonly Line[]

const leaves = [...listDivisions('district'), ...listDivisions('city')].filter(
  ({ code }) => childrenOf(code).length === 0 && Number(code) < 700_000,
)
const districts = leaves.filter(({ level }) => level === 'district')
const namesOf = ({ code }: Division): readonly string[] => {
  const names = divisionPath(code).map(({ name }) => name.zh)
  return names.filter((name, at) => name !== names[at - 1])
}
const whole = (division: Division): string => namesOf(division).join('')
const cityOf = ({ parent }: Division): Division => findDivision(parent) as Division
const count = (zh: string): number =>
  [...listDivisions('district'), ...listDivisions('city')].filter(({ name }) => name.zh === zh).length
const some = (random: Random, most: number, of = districts): readonly Division[] =>
  Array.from({ length: most }, () => random.pick(of))

/** Kinds of lines with a name for each; each line as its own draw of places, streets and people. */
const kinds: Readonly<Record<string, Kind>> = {
  'every place, whole': (random) =>
    leaves.map((one) => ({ text: whole(one) + random.pick(streets), code: one.code })),
  'every place, from its city on': (random) =>
    districts.map((one) => ({
      text: namesOf(one).slice(-2).join('') + random.pick(streets),
      code: one.code,
    })),
  'with a person, in any order': (random) =>
    some(random, 300).map((one) => {
      const [name, phone] = [random.pick(people), random.phone()]
      const area = whole(one) + random.pick(streets)
      return {
        text: random.shuffle([name, phone, area]).join(random.pick([' ', '，', '\n', ','])),
        code: one.code,
        name,
        phone,
      }
    }),
  'between spaces': (random) =>
    some(random, 150).map((one) => ({
      text: [...namesOf(one), random.pick(streets)].join(' '),
      code: one.code,
    })),
  'the picker before the whole address': (random) =>
    some(random, 150).map((one) => ({
      text: namesOf(one).join(' ') + random.pick([' ', '']) + whole(one) + random.pick(streets),
      code: one.code,
    })),
  'a part of it before the whole': (random) =>
    some(random, 150).map((one) => ({
      text: whole(cityOf(one)) + random.pick(['', ' ', 'null', '，']) + whole(one) + random.pick(streets),
      code: one.code,
    })),
  'two places': (random) =>
    some(random, 200).flatMap((one) => {
      const other = random.pick(districts)
      if (other.parent === one.parent) return []
      const between = random.pick(['', ' ', '中国', 'null', '，', random.pick(streets)])
      return [{ text: whole(one) + between + whole(other) + random.pick(streets), code: null }]
    }),
  'two districts of a city': (random) =>
    some(random, 150).flatMap((one) => {
      const other = random.pick(childrenOf(one.parent))
      if (other.code === one.code || !/区$/.test(one.name.zh + other.name.zh) || other.name.zh.length < 3)
        return []
      return [{ text: whole(one) + whole(other) + random.pick(streets), code: null }]
    }),
  'a province with a city of another': (random) =>
    some(random, 150).flatMap((one) => {
      const province = random.pick(listDivisions('province').filter(({ code }) => Number(code) < 700_000))
      if (one.code.startsWith(province.code.slice(0, 2)) || province.name.zh.endsWith('市')) return []
      return [{ text: province.name.zh + namesOf(one).slice(-2).join('') + random.pick(streets), code: null }]
    }),
  'rubbish between': (random) =>
    some(random, 300).map((one) => ({
      text:
        namesOf(one)
          .flatMap((name) => [name, random.pick(rubbish)])
          .slice(0, -1)
          .join('') +
        random.pick(['', 'null', 'undefined']) +
        random.pick(streets),
      code: one.code,
    })),
  'the area at the end': (random) =>
    some(random, 150).map((one) => ({
      text: random.pick(streets) + random.pick([' ', '，', '']) + whole(one),
      code: one.code,
    })),
  'a firm of another place': (random) =>
    some(random, 200).map((one) => {
      const firm = bareName(cityOf(random.pick(districts)).name.zh) + random.pick(firms)
      return {
        text: whole(one) + random.pick([`${random.pick(streets)} ${firm}`, firm, ` ${firm}`]),
        code: one.code,
      }
    }),
  'a name that several have': (random) =>
    '鼓楼区|朝阳区|新华区|城关区|桥西区|和平区|铁西区|西湖区|南山区|普陀区|海州区|青山区|长安区|市中区|宝山区|江北区|河东区|通州区|龙华区|白云区'
      .split('|')
      .map((name) => ({ text: name + random.pick(streets), code: null })),
  'a seat for its prefecture': (random) =>
    Object.entries(seats).flatMap(([code, [seat = '']]) =>
      childrenOf(code)
        .filter(({ name }) => name.zh !== seat)
        .map((one) => ({
          text: (divisionPath(code)[0]?.name.zh ?? '') + seat + one.name.zh + random.pick(streets),
          code: one.code,
        })),
    ),
  'one 市 for two': (random) =>
    districts
      .filter((one) => one.name.zh.startsWith('市') && cityOf(one).name.zh.endsWith('市'))
      .flatMap((one) =>
        [1, 2].map((from) => ({
          text:
            namesOf(one)
              .slice(from === 1 ? 0 : 1, 2)
              .join('')
              .replace(/市$/, '') +
            one.name.zh +
            random.pick(streets),
          code: one.code,
        })),
      ),
  'districts that begin like streets': (random) =>
    districts
      .filter(({ name }) => /^[路街道巷站]/.test(name.zh))
      .map((one) => ({
        text: bareName(cityOf(one).name.zh) + one.name.zh + random.pick(streets),
        code: one.code,
      })),
  'short names': (random) =>
    some(random, 300).flatMap((one) => {
      const [province = '', city = ''] = divisionPath(one.code).map(({ name }) => bareName(name.zh))
      const same = districts.filter(
        (other) => other.code.slice(0, 2) === one.code.slice(0, 2) && other.name.zh === one.name.zh,
      )
      if (same.length > 1) return []
      return [
        {
          text: (province === city ? '' : province) + city + one.name.zh + random.pick(streets),
          code: one.code,
        },
      ]
    }),
  'without the province and the city': (random) =>
    some(random, 200)
      .filter(({ name }) => count(name.zh) === 1 && name.zh.length > 2)
      .map((one) => ({ text: one.name.zh + random.pick(streets), code: one.code })),
  'names of yesterday': (random) =>
    successors().flatMap(({ name, to: [code = '', ...others] }) => {
      const now = findDivision(code)
      if (others.length > 0 || now?.level !== 'district' || name.length < 3) return []
      if (childrenOf(now.parent).some((one) => one.code !== code && one.name.zh === name)) return []
      const twins = successors().filter(
        (one) => one.name === name && findDivision(one.to[0] ?? '')?.parent === now.parent,
      )
      if (new Set(twins.flatMap(({ to }) => to)).size > 1) return []
      return [{ text: whole(cityOf(now)) + name + random.pick(streets), code }]
    }),
  'areas that are no divisions': (random) =>
    functionalAreas
      .trim()
      .split('\n')
      .map((row) => row.split('|'))
      .flatMap(([name = '', code = '', within = '']) => {
        const [province, city] = divisionPath(code)
        const named = findDivision(within) ?? (name.length < 4 ? (city ?? province) : province)
        const above = whole(named as Division)
        return [{ text: above + name + random.pick(streets), code }]
      }),
  'characters that look like others': (random) =>
    some(random, 150).map((one) => ({
      text: swapped(whole(one) + random.pick(streets), lookAlikes),
      code: one.code,
    })),
  'signs of Japan': (random) =>
    some(random, 100).map((one) => ({
      text: swapped(whole(one) + random.pick(streets), japanese),
      code: one.code,
    })),
  'in traditional characters': (random) =>
    some(random, 200).map((one) => ({
      text: toTraditional(whole(one) + random.pick(streets)),
      code: one.code,
    })),
  'full width': (random) =>
    some(random, 80).map((one) => ({
      text: `${namesOf(one).join('　')}　${random.pick(streets)}`.replace(/[0-9A-Z]/g, (sign) =>
        String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
      ),
      code: one.code,
    })),
  'labels of platforms': (random) =>
    some(random, 400).map((one) => {
      const [name, phone] = [random.pick(people), random.phone()]
      const text = random.pick(labellings)(name, phone, whole(one), random.pick(streets))
      return { text, code: one.code, name, phone, without: '：' }
    }),
  'remarks to the courier': (random) =>
    some(random, 150).map((one) => {
      const [name, phone, remark] = [random.pick(people), random.phone(), random.pick(remarks)]
      const address = `${whole(one)}人民路12号`
      return {
        text: `${name} ${phone} ${address}${random.pick([' ', '，', '\n备注：'])}${remark}`,
        code: one.code,
        name,
        phone,
        without: remark,
      }
    }),
  'numbers of documents': (random) =>
    some(random, 150).map((one) => {
      const [name, phone, card] = [random.pick(people), random.phone(), random.identityCard()]
      const parts = [
        `${name} ${phone}`,
        whole(one) + random.pick(streets),
        random.pick(['', '身份证号：', '身份证 ']) + card,
      ]
      return { text: random.shuffle(parts).join(' '), code: one.code, phone, without: card }
    }),
  'cities without districts': (random) =>
    leaves
      .filter(({ level }) => level === 'city')
      .flatMap((one) => {
        const [province = '', city = ''] = namesOf(one)
        return ['', city, '市辖区'].map((more) => ({
          text: province + city + more + random.pick(streets),
          code: one.code,
        }))
      }),
  'towns that tell the district': (random) =>
    some(random, 200).flatMap((one) => {
      const bare = bareName(one.name.zh)
      const city = cityOf(one)
      if (!/[县市]$/.test(one.name.zh) || bare.length < 2 || bareName(city.name.zh) === bare) return []
      return [{ text: `${whole(city)}${bare}镇${random.pick(['人民路12号', '李家村3组'])}`, code: one.code }]
    }),
  'provinces in one character': (random) =>
    [...'沪31粤44浙33苏32鲁37闽35川51渝50京11津12'.matchAll(/(\D)(\d\d)/g)].flatMap(
      ([, sign = '', head = '']) =>
        some(
          random,
          8,
          districts.filter(({ code }) => code.startsWith(head)),
        ).map((one) => {
          const [, city = ''] = divisionPath(one.code).map(({ name }) => name.zh)
          const names = findDivision(`${head}0000`)?.name.zh === city ? one.name.zh : city + one.name.zh
          return { text: sign + names + random.pick(streets), code: one.code }
        }),
    ),
  'Hong Kong, Macau, Taiwan': (random) =>
    listDivisions('district')
      .filter(({ code }) => Number(code) > 700_000)
      .flatMap((one) => {
        const names = divisionPath(one.code).map(({ name }) => name)
        return [
          { text: `${names.map(({ hk }) => hk).join('')}中正路12號`, code: one.code },
          {
            text: names.map(({ zh }) => zh).join('') + random.pick(['中正路12号', '大马路3号']),
            code: one.code,
          },
        ]
      }),
  'in English': (random) =>
    some(random, 400).flatMap((one) => {
      const path = divisionPath(one.code)
      const twins = childrenOf(one.parent).filter(({ name }) => name.en === one.name.en)
      if (twins.length > 1) return []
      const names = path.map(({ name }) => name.en).filter((name, at, all) => name !== all[at - 1])
      return [
        {
          text: `${random.pick(['12 Renmin Road', 'Room 1203, No. 88 Century Avenue'])}, ${names.reverse().join(', ')}`,
          code: one.code,
        },
      ]
    }),
}

/** Shapes in which shops copy an address. */
const labellings: readonly ((name: string, phone: string, area: string, street: string) => string)[] = [
  (name, phone, area, street) =>
    `收货人：${name}\n手机号码：${phone}\n所在地区：${area}\n详细地址：${street}`,
  (name, phone, area, street) => `收货姓名：${name}\n收货电话：${phone}\n收货地址：${area}${street}`,
  (name, phone, area, street) => `收件人: ${name} 电话: ${phone} 地址: ${area}${street}`,
  (name, phone, area, street) => `姓名：${name}，电话：${phone}，地址：${area}${street}`,
  (name, phone, area, street) => `1、姓名：${name}\n2、电话：${phone}\n3、地址：${area}${street}`,
  (name, phone, area, street) => `【收件人】${name}\n【手机】${phone}\n【地址】${area}${street}`,
  (name, phone, area, street) => `地址：${area}${street}\n收件人：${name}\n联系方式：${phone}`,
  (name, phone, area, street) =>
    `收件人\t${name}\n手机号码\t${phone}\n所在地区\t${area}\n详细地址\t${street}`,
  (name, phone, area, street) => `姓名=${name} 手机=${phone} 地址=${area}${street}`,
  (name, phone, area, street) => `Name: ${name}\nPhone: ${phone}\nAddress: ${area}${street}`,
]

const swapped = (text: string, signs: Readonly<Record<string, string>>): string =>
  [...text].map((sign) => signs[sign] ?? sign).join('')

/** Lines of every kind, the same ones for the same seed. Of a kind at most `most`, spread over all it has. */
export function labelledLines(seed: number, most = Number.POSITIVE_INFINITY): readonly LabelledLine[] {
  return Object.entries(kinds).flatMap(([kind, make]) => {
    const lines = make(randomOf(seed))
    const step = Math.max(1, lines.length / most)
    return Array.from({ length: Math.min(lines.length, most) }, (_, at) => lines[Math.floor(at * step)])
      .filter((line) => line !== undefined)
      .map((line) => ({ kind, ...line }))
  })
}
