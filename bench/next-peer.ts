import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, say } from '../tools/steps/steps.ts'
import { startTarget, type Target } from './load/target.ts'

const folder = join(root, 'bench/peers/next')

async function must(program: string, parameters: readonly string[]): Promise<void> {
  const done = await run(program, parameters, {
    cwd: folder,
    quiet: true,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (done.code !== 0) throw new Error(done.output)
}

/**
 * Builds a static Next page whose HTML is as long as ours (± 2 %, uncompressed) from the visible text of ours,
 * and serves it with `next start`. The text appears twice in Next's document (markup and flight data), so the
 * number of lines is found by building, measuring and correcting.
 */
export async function startNextPeer(
  port: number,
  wantedBytes: number,
  text: readonly string[],
): Promise<Target> {
  if (!existsSync(join(folder, 'node_modules/next'))) {
    await say('Installing Next for the comparison', () =>
      must('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock']),
    )
  }
  const unit = text.join(' ').replace(/\s+/g, ' ')
  let length = Math.round(wantedBytes / 3)
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const body = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
    writeFileSync(
      join(folder, 'app/words.json'),
      JSON.stringify({ title: 'Peer', lines: body.match(/.{1,120}/gsu) ?? [] }),
    )
    await say('Building the Next page', () =>
      must(process.execPath, ['node_modules/next/dist/bin/next', 'build']),
    )
    const target = await startTarget(
      'next static',
      port,
      [process.execPath, 'node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', '127.0.0.1'],
      {
        cwd: folder,
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      },
    )
    const bytes = (
      await (
        await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'identity' } })
      ).arrayBuffer()
    ).byteLength
    if (Math.abs(bytes / wantedBytes - 1) <= 0.02) return target
    target.process.kill('SIGKILL')
    length = Math.round(length * (wantedBytes / bytes))
  }
  throw new Error('the Next page could not be made as long as ours')
}
