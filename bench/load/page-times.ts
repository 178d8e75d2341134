import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** Times of one page, asked for again and again by a visitor who waits a moment between, until the end. */
type PageTimes = {
  /** Resolves with what each answer took, in ms. */
  readonly end: () => Promise<readonly number[]>
}

/** Asks from a thread of its own: what this one is busy with would count as time of the page. */
export async function timePage(url: string): Promise<PageTimes> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { url } })
  await once(thread, 'message')
  return {
    end: async () => {
      thread.postMessage('end')
      const [times] = await once(thread, 'message')
      return times
    },
  }
}

const pauseMs = 5

async function askUntilTold(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const ask = () =>
    new Promise((resolve, reject) => {
      get(url, { agent }, (answer) => answer.resume().once('end', resolve)).once('error', reject)
    })
  let ended = false
  parentPort?.once('message', () => {
    ended = true
  })
  // What a first question costs is not what the page takes.
  await ask()
  parentPort?.postMessage('asking')
  const times: number[] = []
  while (!ended) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
    await delay(pauseMs)
  }
  agent.destroy()
  parentPort?.postMessage(times)
}

if (parentPort !== null) await askUntilTold((workerData as { readonly url: string }).url)
