import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, it } from 'vitest'
import { readEventMapping } from '../company/event-mapping-file.ts'
import { WrongCompanyFile } from '../company/read-company-file.ts'
import { rowsOfFile } from '../table-file.ts'
import { tableIn } from '../table-stream.ts'

const example = readFileSync(new URL('example.csv', import.meta.url))
const mapping = `
codes: { AUFG: order_registered, "07": picked_up, ZUGESTELLT: delivered }
cities: { Hangzhou: "330100", 武汉: "420100" }
columns: { Sendung: waybillNo, Status: code, Tag: at, Uhrzeit: at, Ort: cityCode }
time: { format: dd.MM.yyyy HH:mm, zone: Asia/Shanghai }
senders: { other: { codes: { ZUGESTELLT: returned } } }
`
const rows = [
  'Sendung;Lager;Status;Tag;Uhrzeit;Ort',
  'HY990000000011;A;07;19.11.2026;12:20;Hangzhou',
  'HY990000000011;A;ZUGESTELLT;21.11.2026;10:40;武汉',
]

function load(folder: string, ...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('load-events.ts', import.meta.url)), ...parameters],
    {
      encoding: 'utf8',
      env: { ...process.env, COMPANY_DIR: join(folder, 'company'), DATA_DIR: join(folder, 'data') },
    },
  )
  return { status, said: `${stdout}${stderr}`.trim().split('\n') }
}

it('loads an export of another system by its mapping, and refuses one with words that nobody knows', () => {
  const folder = temporaryFolder('own-export')
  const file = join(folder, 'tms.csv')
  const db = join(folder, 'site.db')
  mkdirSync(join(folder, 'company'))
  writeFileSync(join(folder, 'company/events.yaml'), mapping)
  writeFileSync(file, [...rows, 'HY990000000011;A;LAGER 2;21.11.2026;11:00;Wuhan'].join('\n'))
  expect(load(folder, file, '--db', db)).toEqual({
    status: 1,
    said: [
      `${file}: code "LAGER 2": 1 row, first in row 4`,
      'city "Wuhan": 1 row, first in row 4',
      'Nothing was loaded. Say in company/events.yaml what they are, such as',
      '  codes:',
      '    "LAGER 2": delivered',
      '  cities:',
      '    "Wuhan": "310100"',
      'or load it with --keep-unknown: such scans are kept, and no status follows from them (npm run unmapped).',
    ],
  })
  writeFileSync(file, [...rows, rows[1]].join('\n'))
  copyFileSync(new URL('example.csv', import.meta.url), join(folder, 'ours.csv'))
  writeFileSync(join(folder, 'company/events.yaml'), mapping.replace(/columns: .*/, ''))
  expect(load(folder, join(folder, 'ours.csv'), '--db', db).said).toEqual([
    '8 rows: 8 stored, 0 known already, 0 refused',
  ])
  writeFileSync(join(folder, 'company/events.yaml'), mapping)
  // Rows without ids of their own are known again.
  expect(load(folder, file, '--db', db).said).toEqual(['3 rows: 2 stored, 1 known already, 0 refused'])
}, 120_000)

it('names the line of what is wrong in the mapping', () => {
  const folder = temporaryFolder('mapping')
  const wrong = ['codes:', '  ZUG: deliverd', '  held: delivered', 'time: { format: HH:mm, zone: Berlin }']
  writeFileSync(join(folder, 'events.yaml'), wrong.join('\n'))
  const problems = () => {
    try {
      readEventMapping(folder)
    } catch (error) {
      if (error instanceof WrongCompanyFile) return error.lines
    }
    return []
  }
  expect(problems()).toEqual([
    expect.stringMatching(/^company\/events.yaml:2 codes.ZUG: must be one of/),
    expect.stringMatching(/^company\/events.yaml:3 codes.held: .*one of our own codes/),
    expect.stringMatching(/^company\/events.yaml:4 time.format: must have yyyy/),
  ])
  writeFileSync(
    join(folder, 'events.yaml'),
    'codes:\n  "07": picked_up\nsenders:\n  x:\ntime: { zone: Mars }\n',
  )
  expect(problems()).toEqual(['company/events.yaml:5 time.zone: Mars is no zone and no offset'])
  writeFileSync(join(folder, 'events.yaml'), 'codes:\n  07: picked_up\nsenders:\n  x: { unknown: keep }\n')
  expect(readEventMapping(folder)).toMatchObject({
    codes: { '07': 'picked_up' },
    senders: { x: { unknown: 'keep', codes: { '07': 'picked_up' } } },
  })
})

it.each(['utf-8', 'utf-16le', 'gb18030'])('reads a long table in %s as a short one', async (encoding) => {
  const folder = temporaryFolder('stream')
  const file = join(folder, 'long.csv')
  const [head = '', ...lines] = example.toString().trim().split('\n')
  const many = Array.from({ length: 900 }, (_, at) =>
    lines[at % lines.length]?.replace('杭州中心营业部', `"杭州\r\n${at}"`),
  )
  const text = [head, ...many].join('\r\n')
  const bytes =
    encoding === 'gb18030'
      ? Buffer.concat([...text].map((sign) => (sign < '\x80' ? Buffer.from(sign) : gb18030(sign))))
      : Buffer.from(encoding === 'utf-8' ? text : `\ufeff${text}`, encoding as BufferEncoding)
  writeFileSync(file, bytes)
  const read: (readonly string[])[] = []
  let pieces = 0
  for await (const some of tableIn(file)()) {
    read.push(...some)
    pieces += 1
  }
  expect(read).toEqual(await rowsOfFile(bytes))
  expect(pieces).toBeGreaterThan(2)
})

/** The bytes of a sign, found among those that mean it. */
function gb18030(sign: string): Buffer {
  const known = encoded.get(sign)
  if (known) return known
  const decoder = new TextDecoder('gb18030')
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const bytes = Buffer.from([lead, trail])
      encoded.set(decoder.decode(bytes), bytes)
    }
  }
  return encoded.get(sign) ?? Buffer.from('?')
}
const encoded = new Map<string, Buffer>()
