import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type ChildFile = 'ingest-child.ts' | 'event-log-child.ts' | 'enquiry-child.ts' | 'order-child.ts'

/** A process that takes something in and is going to die. */
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

  /** Starts `file`, which stands beside this one, with its orders. */
  static async start(orders: object, file: ChildFile): Promise<MortalServer> {
    const script = fileURLToPath(import.meta.resolve(`./${file}`))
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

  /** The answer to a body, or null when the process died before it was complete. */
  async post<T>(body: object): Promise<T | null> {
    const { status, text } = await this.#answer(body)
    if (status === 200) return JSON.parse(text) as T
    if (status === null) return null
    throw new Error(`the process answered ${status}: ${text}`)
  }

  async #answer(body: object): Promise<{ status: number | null; text: string }> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.#port}/`, {
        method: 'POST',
        body: JSON.stringify(body),
      })
      return { status: response.status, text: await response.text() }
    } catch {
      await this.ended
      return { status: null, text: '' }
    }
  }

  kill(): void {
    this.#process.kill('SIGKILL')
  }
}
