import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../steps/steps.ts'

const execute = promisify(execFile)

test.each(['start', 'serve'])(
  'npm run %s does not take another program for its site, nor build beside it',
  async (name) => {
    const other = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1')
    const folder = mkdtempSync(join(tmpdir(), 'hongyan-start-'))
    onTestFinished(() => {
      other.close()
      rmSync(folder, { recursive: true })
    })
    await once(other, 'listening')
    const address = other.address()
    const SITE_PORT = typeof address === 'object' && address !== null ? String(address.port) : ''
    const env = { SITE_PORT, METRICS_PORT: '0', DATA_DIR: folder, DATABASE_URL: join(folder, 'site.db') }
    const ended = await execute(process.execPath, [join(root, `tools/commands/${name}.ts`)], { env }).catch(
      (error: unknown) => error,
    )
    expect(ended).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^hongyan cannot start: SITE_PORT: 127\.0\.0\.1:\d+ is taken by another program; [^\n]+\n$/,
      ),
    })
    expect(readdirSync(folder)).toEqual([])
  },
)
