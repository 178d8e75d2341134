import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { addressRoot, childrenOf, type Division } from '@hongyan/domain/places/divisions'

const [source] = process.argv.slice(2)
if (source === undefined) {
  process.stderr.write(
    'usage: node tools/branches/build-ip-table.ts node_modules/@imaegoo/node-ip2region/data/ip2region.db\n',
  )
  process.exit(2)
}

/** Blocks of fewer addresses are left out: they move between cities, and would make the table ten times as long. */
const leastAddresses = 1 << 14
/** The table counts in blocks of this many addresses. */
const unit = 256

type Block = { from: number; until: number; readonly city: string }

/** Every block of the file (ip2region's first format) that lies in a city of the division table. */
function readBlocks(file: Buffer): readonly Block[] {
  const blocks: Block[] = []
  const [first, last] = [file.readUInt32LE(0), file.readUInt32LE(4)]
  for (let at = first; at <= last; at += 12) {
    const place = file.readUInt32LE(at + 8)
    const start = place & 0xffffff
    const [country, , province = '', city = ''] = file
      .toString('utf8', start + 4, start + (place >>> 24))
      .split('|')
    const code = country === '中国' ? cityOf(province, city) : null
    if (code === null) continue
    const block = { from: file.readUInt32LE(at), until: file.readUInt32LE(at + 4) + 1, city: code }
    const before = blocks.at(-1)
    if (before?.city === code && before.until === block.from) before.until = block.until
    else blocks.push(block)
  }
  return blocks
}

const known = new Map<string, string | null>()
function cityOf(province: string, city: string): string | null {
  const key = `${province}|${city}`
  const found = known.get(key) ?? (known.has(key) ? null : search(province, city))
  known.set(key, found)
  return found
}

function search(province: string, city: string): string | null {
  const starts = (name: string) => (one: Division) => one.name.zh.startsWith(name.replace(/市$/, ''))
  const inside = childrenOf(addressRoot).find(starts(province))
  if (inside === undefined || /^71/.test(inside.code)) return null
  if (/^8[12]/.test(inside.code)) return inside.code
  return city === '0' ? null : (childrenOf(inside.code).find(starts(city))?.code ?? null)
}

const blocks = readBlocks(readFileSync(source)).filter(({ from, until }) => until - from >= leastAddresses)
const cities = [...new Set(blocks.map(({ city }) => city))].sort()
let end = 0
const runs = blocks.flatMap(({ from, until, city }) => {
  const [first, last] = [Math.ceil(from / unit), Math.floor(until / unit)]
  if (last <= first) return []
  const run = [first - end, last - first, cities.indexOf(city)].map((value) => value.toString(36)).join('.')
  end = last
  return [run]
})

const file = fileURLToPath(new URL('../../packages/domain/src/places/ip-table.gen.json', import.meta.url))
const { about } = JSON.parse(readFileSync(file, 'utf8'))
writeFileSync(
  file,
  `${JSON.stringify({ about, unit, cities: cities.join(' '), runs: runs.join(' ') }, null, 2)}\n`,
)
process.stdout.write(`${runs.length} blocks in ${cities.length} cities\n`)
