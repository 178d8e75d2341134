import { setTimeout as delay } from 'node:timers/promises'
import { pageThreadMs } from './site-process.ts'

/** Ms of a processor in a tenth of a second that a thread takes which does nothing for anybody. */
const idle = 10

/** Resolves when the thread of the pages has nothing left to do: what a start or a request before has set going is done. */
export async function untilIdle(pid: number): Promise<void> {
  const deadline = Date.now() + 30_000
  for (let quiet = 0; quiet < 3 && Date.now() < deadline; ) {
    const before = pageThreadMs(pid)
    await delay(100)
    quiet = pageThreadMs(pid) - before > idle ? 0 : quiet + 1
  }
}
