import { get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { quantile } from './time-answers.ts'

const { url, ms } = workerData as { readonly url: string; readonly ms: number }

/** One answer, of which nothing is kept: what this thread would have to clear away is not what others notice. */
function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, (answer) => answer.resume().once('end', resolve)).once('error', reject)
  })
}

const times: number[] = []
const end = performance.now() + ms
while (performance.now() < end) {
  const began = performance.now()
  await ask()
  times.push(performance.now() - began)
  await new Promise((resolve) => setTimeout(resolve, 5))
}
parentPort?.postMessage({ p50: quantile(times, 0.5), p99: quantile(times, 0.99) })
