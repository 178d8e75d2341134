import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../tools/steps/steps.ts'
import { type Contender, cpuRatio, interleave, printRows, ratio } from './load/interleave.ts'
import { startTarget, stopTarget, type Target } from './load/target.ts'
import { startNextPeer } from './next-peer.ts'
import { startSite } from './site-target.ts'

const get = (encoding: string) =>
  `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: ${encoding}\r\nConnection: keep-alive\r\n\r\n`

async function bodyOf(port: number, encoding: string): Promise<Buffer> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': encoding } })
  return Buffer.from(await answer.arrayBuffer())
}

/** Cached home against bare node:http and against Next, same bytes and encoding on both sides. */
export async function benchPages(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const site = await startSite('cached home', 4601, folder)
  const html = await bodyOf(site.port, 'identity')
  const packed = gzipSync(html, { level: 9 })
  writeFileSync(join(folder, 'body.gz'), packed)
  const bare = (name: string, port: number): Promise<Target> =>
    startTarget(name, port, [
      process.execPath,
      join(root, 'bench/load/bare-server.ts'),
      String(port),
      join(folder, 'body.gz'),
      'gzip',
    ])
  const bareA = await bare('bare node:http', 4602)
  const bareB = await bare('bare node:http again', 4603)
  const text = html
    .toString()
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .filter((line) => line.trim().length > 1)
  const next = await startNextPeer(4604, html.byteLength, text)
  const contender = (target: Target): Contender => ({ target, next: () => get('gzip') })

  console.log('Measuring pages: 64 connections, gzip on every side')
  const rows = await interleave([site, bareA, bareB, next].map(contender), {
    rounds: 7,
    seconds: 2,
    connections: 64,
  })
  for (const target of [site, bareA, bareB, next]) await stopTarget(target)
  const [home, a, b, peer] = rows
  if (!home || !a || !b || !peer) throw new Error('a contender is missing')
  printRows(rows)
  const result = {
    bytes: { html: html.byteLength, gzip: packed.byteLength },
    'A/A (bare ÷ bare)': ratio(a, b),
    'cached home ÷ bare node:http': ratio(home, a),
    'CPU of cached home ÷ bare node:http': cpuRatio(home, a),
    'cached home ÷ Next static': ratio(home, peer),
    'CPU of Next static ÷ cached home': cpuRatio(peer, home),
  }
  console.table(result)
  if (Math.abs(result['A/A (bare ÷ bare)'] - 1) > 0.1)
    console.log('The same server differed from itself by more than 10 %: this run is void.')
  return { ...result, rows }
}
