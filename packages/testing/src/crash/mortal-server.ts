import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { IngestResult } from '@hongyan/domain'
import type { ChildOrders } from './ingest-child.ts'

/** An ingesting process that is going to die. */
export class MortalServer {
  readonly #process: ChildProcess
  readonly #port: number
  /** Resolves when the process is gone, with the signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>

  private constructor(child: ChildProcess, port: number, ended: Promise<NodeJS.Signals | null>) {
    this.#process = child
    this.#port = port
    this.ended = ended
  }

  static async start(orders: ChildOrders): Promise<MortalServer> {
    const script = fileURLToPath(import.meta.resolve('./ingest-child.ts'))
    const child = spawn(process.execPath, [script, JSON.stringify(orders)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null)
    const port = await Promise.race([
      once(child.stdout ?? child, 'data').then(([line]) => Number(String(line))),
      ended.then((signal) => Promise.reject(new Error(`the child ended (${signal}) before it listened`))),
    ])
    return new MortalServer(child, port, ended)
  }

  /** The acknowledgement of a batch, or null when the process died before it was complete. */
  async send(events: readonly unknown[]): Promise<IngestResult[] | null> {
    try {
      const body = JSON.stringify({ events })
      const response = await fetch(`http://127.0.0.1:${this.#port}/`, { method: 'POST', body })
      const answer = (await response.json()) as { results: IngestResult[] }
      return answer.results
    } catch {
      await this.ended
      return null
    }
  }

  kill(): void {
    this.#process.kill('SIGKILL')
  }
}
