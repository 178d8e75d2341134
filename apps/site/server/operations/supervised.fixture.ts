import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { superviseWorkers } from './supervise-workers.ts'

// A supervisor of one worker whose workers do what stands in the file it is given when they start:
// `listen` says so and lives, `hang` says nothing, `die` ends.
if (cluster.isPrimary) supervise()
else work(readFileSync(process.argv[2] ?? '', 'utf8'))

function supervise(): void {
  const supervisor = superviseWorkers({
    workers: 1,
    // Long beside what a worker takes on a machine that is busy with other tests.
    readyMs: 3000,
    silenceMs: 60_000,
    leaveMs: 1000,
    log: (what) => console.log(what),
  })
  process.on('SIGHUP', () => void supervisor.restart())
  process.on('SIGUSR2', () => console.log(JSON.stringify(supervisor.report())))
  process.on('SIGTERM', () => void supervisor.stop('SIGTERM').then(() => process.exit(0)))
  console.log('supervising')
}

function work(behaviour: string): void {
  if (behaviour === 'die') process.exit(3)
  if (behaviour === 'listen') process.send?.({ kind: 'ready' })
  setInterval(() => {}, 60_000)
}
