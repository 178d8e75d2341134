import { parentPort, workerData } from 'node:worker_threads'

/** What one client asks for without a pause; each of its requests is of the largest size that is taken. */
export type Attack = {
  readonly path: string
  readonly type?: string
  /** What it posts in turn; where there is none it only asks. */
  readonly bodies: readonly string[]
}

const { origin, attack } = workerData as { readonly origin: string; readonly attack: Attack }

async function send(body: string | undefined): Promise<void> {
  const headers = { origin, ...(attack.type && { 'content-type': attack.type }) }
  const init = body === undefined ? {} : { method: 'POST', body }
  const answer = await fetch(origin + attack.path, { ...init, headers, redirect: 'manual' })
  await answer.arrayBuffer()
}

let isGoing = true
parentPort?.once('message', () => {
  isGoing = false
})
if (attack.bodies.length === 0) await send(undefined)
for (const body of attack.bodies) await send(body)
parentPort?.postMessage('begun')

let sent = 0
for (; isGoing; sent += 1) await send(attack.bodies[sent % attack.bodies.length])
parentPort?.postMessage(sent)
