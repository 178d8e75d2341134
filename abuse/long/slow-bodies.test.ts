import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../site-process.ts'
import { dripBodies } from '../slow-bodies.ts'
import { untilIdle } from '../until-idle.ts'

test('six hundred slow bodies are all closed within 12 s, and a probe does not notice them', async () => {
  const site = await startSite({
    settings: {
      LOG_LEVEL: 'error',
      // The probe asks more often than one person does.
      LIMITS: ['search', 'renders', 'pages']
        .map((name) => `${name}.perMinute=1000000,${name}.burst=1000000`)
        .join(),
    },
  })
  onTestFinished(() => site.stop())
  await untilIdle(site)
  const bodies = await dripBodies(site, 300)
  const probes: number[] = []
  while (bodies.open() > 0) {
    const asked = performance.now()
    const answer = await fetch(site.url('/en/search?q=a'))
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
    probes.push(performance.now() - asked)
  }
  const worst = Math.max(...bodies.times())
  const p99 = probes.toSorted((a, b) => a - b)[Math.floor(probes.length * 0.99)] ?? 0
  process.stdout.write(
    `closed after at most ${worst} ms; ${probes.length} probes, p99 ${p99.toFixed(1)} ms\n`,
  )
  expect(worst).toBeLessThan(12_000)
  expect(p99).toBeLessThan(100)
}, 600_000)
