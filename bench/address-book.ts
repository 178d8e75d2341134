import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listDivisions } from '@hongyan/domain/places/divisions'
import { freePort } from '@hongyan/testing/free-port'
import { type Engine, freshDatabase } from '@hongyan/testing/fresh-database'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import { root } from '../tools/steps/steps.ts'
import { signCustomersIn } from './customers.ts'
import { onBothDatabases } from './durable-databases.ts'
import { startTarget, stopTarget } from './load/target.ts'
import { quantile, timeInTurn } from './load/time-answers.ts'
import { startSite } from './site-target.ts'

const path = '/address/getFuzzyQueryByConditionPageEnhance'
const warmUp = 100
const measured = 1000
const most = 500
const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗欧阳司马上官']
const given = [...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀英霞平刚桂兰舒文知夏']
const districts = listDivisions('district')

const nameOf = (n: number) =>
  `${surnames[n % surnames.length]}${given[(n * 7) % given.length]}${given[(n * 13 + 5) % given.length]}`

/** What people type: a name, initials, pinyin, a phone's tail, a street, nothing, and what nobody is called. */
const keywords = (turn: number): string => {
  const choices = [
    nameOf(turn),
    'zw',
    'wang',
    `${(turn * 17) % 10_000}`.padStart(4, '0'),
    '雁书街',
    '',
    'qqq',
  ]
  return choices[turn % choices.length] ?? ''
}

/** What a search costs in a book of as many entries as it may have, beside a bare Fastify answer of the same bytes. */
export async function benchAddressBook(): Promise<Record<string, unknown>> {
  return onBothDatabases(search)
}

async function search(engine: Engine, postgresUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const database = await freshDatabase(engine, postgresUrl, { onDisk: true })
  const site = await startSite(`address book on ${engine}`, await freePort(), folder, {
    database: database.url,
    settings: engine === 'postgres' ? sharedKeys(folder) : {},
  })
  const origin = `http://127.0.0.1:${site.port}`
  const [cookie = '', small = ''] = await signCustomersIn(database.url, origin, [null, null])
  const post = async (path: string, body: unknown, cookie: string) => {
    const headers = { origin, cookie, 'content-type': 'application/json' }
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  for (let n = 0; n < most; n += 1) {
    const { code } = districts[(n * 37) % districts.length] ?? { code: '110105' }
    const entry = {
      name: nameOf(n),
      phone: `139${String(10_000_000 + n * 7919).slice(0, 8)}`,
      areaCode: code,
      detailAddr: `雁书街 ${n} 号院`,
    }
    await post('/address/newAddress', [entry], cookie)
    if (n < 10) await post('/address/newAddress', [entry], small)
  }
  const example = await post(path, [{ keyword: 'wang' }], cookie)
  writeFileSync(join(folder, 'answer.json'), Buffer.from(await example.arrayBuffer()))
  const barePort = await freePort()
  const bare = await startTarget('bare Fastify', barePort, [
    process.execPath,
    join(root, 'bench/load/bare-fastify.ts'),
    String(barePort),
    join(folder, 'answer.json'),
    path,
  ])
  console.log(`Searching among ${most} addresses on ${engine}, one after another`)
  const body = (turn: number) => JSON.stringify([{ keyword: keywords(turn) }])
  const servers = [
    { port: site.port, path, next: (turn: number) => ({ body: body(turn), headers: { cookie } }) },
    { port: site.port, path, next: (turn: number) => ({ body: body(turn), headers: { cookie: small } }) },
    { port: bare.port, path, next: (turn: number) => ({ body: body(turn) }) },
  ]
  const times = (await timeInTurn(servers, warmUp + measured)).map((all) => all.slice(warmUp))
  for (const target of [site, bare]) await stopTarget(target)
  await database.drop()
  const [full = [], few = [], floor = []] = times
  const [p50, least] = [quantile(full, 0.5), quantile(floor, 0.5)]
  return {
    engine,
    [`search in ${most}, p50 ms`]: p50,
    [`search in ${most}, p99 ms`]: quantile(full, 0.99),
    'search in 10, p50 ms': quantile(few, 0.5),
    'bare Fastify, p50 ms': least,
    'search ÷ bare (p50)': Math.round((p50 / least) * 100) / 100,
  }
}
