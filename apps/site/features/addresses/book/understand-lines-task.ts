import type { LocaleId } from '@hongyan/locales'
import type { Task } from '../../../server/threads/task.ts'
import type { PastedAddress } from './present.ts'

type PastedLines = { readonly lines: readonly string[]; readonly locale: LocaleId }

/** Understands many pasted addresses, each as its customer is told: a few ms of a processor for one that means no good. */
export const understandLinesTask: Task<PastedLines, readonly PastedAddress[]> = {
  name: 'understand-lines',
  load: async () => {
    const [{ parseAddress }, { presentPasted }] = await Promise.all([
      import('@hongyan/domain/addresses/parse-address'),
      import('./present.ts'),
    ])
    return ({ lines, locale }) => lines.map((line) => presentPasted(parseAddress(line), locale))
  },
}
