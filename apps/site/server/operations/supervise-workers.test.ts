import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, onTestFinished, test } from 'vitest'
import type { WorkerReport } from './supervise-workers.ts'

type Behaviour = 'listen' | 'hang' | 'die'

/** A supervisor in a process of its own, whose next worker behaves as told. */
async function startSupervisor(first: Behaviour) {
  const folder = temporaryFolder('supervised')
  const file = join(folder, 'behaviour')
  writeFileSync(file, first)
  const fixture = fileURLToPath(import.meta.resolve('./supervised.fixture.ts'))
  const child = spawn(process.execPath, [fixture, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  const says = (what: string, timeout = 10_000) => expect.poll(() => printed, { timeout }).toContain(what)
  await says('supervising')
  const report = async (): Promise<WorkerReport | undefined> => {
    const before = printed.length
    child.kill('SIGUSR2')
    await expect.poll(() => printed.slice(before)).toMatch(/\]\n/)
    const line = printed
      .slice(before)
      .split('\n')
      .find((text) => text.startsWith('['))
    return (JSON.parse(line ?? '[]') as readonly WorkerReport[])[0]
  }
  const becomes = (state: Partial<WorkerReport>, timeout = 10_000) =>
    expect.poll(report, { timeout, interval: 50 }).toMatchObject(state)
  return {
    next: (behaviour: Behaviour) => writeFileSync(file, behaviour),
    restart: () => child.kill('SIGHUP'),
    says,
    becomes,
    report,
  }
}

test.each(['hang', 'die'] as const)(
  'a successor that does not get to listen (%s) leaves the worker that answers',
  async (behaviour) => {
    const supervisor = await startSupervisor('listen')
    await supervisor.becomes({ state: 'ready' })
    const before = await supervisor.report()
    supervisor.next(behaviour)
    supervisor.restart()
    await supervisor.says('did not become ready: the rest stay as they are')
    expect(await supervisor.report()).toMatchObject({ pid: before?.pid, state: 'ready', restarts: 0 })
    supervisor.next('listen')
    supervisor.restart()
    await supervisor.says('every worker was replaced')
    expect((await supervisor.report())?.pid).not.toBe(before?.pid)
  },
)

test('a worker that hangs at its start is killed and another is started', async () => {
  const supervisor = await startSupervisor('hang')
  await supervisor.says('a worker does not become ready and is killed')
  supervisor.next('listen')
  await supervisor.becomes({ state: 'ready', lastEnd: 'SIGKILL' })
})

test('workers that die at their start again and again do not end the supervisor, which says so and goes on', async () => {
  const supervisor = await startSupervisor('die')
  await supervisor.says('a worker ends again and again as it starts', 60_000)
  supervisor.next('listen')
  await supervisor.becomes({ state: 'ready', restarts: 6 }, 60_000)
}, 150_000)
