import { reportPageFaultAction } from '../../features/feedback/actions.ts'
import { countedCall } from '../counted-call.ts'

/** Tells the site that a part of this page broke: which and where, and nothing that an error may quote. */
export function reportFault(part: string, error: unknown): void {
  const path = document.documentElement.dataset.path ?? '/'
  const { name, stack = '' } = error instanceof Error ? error : { name: 'Unknown' }
  const place = /\/_assets\/[\w-]+\.js:\d+:\d+/.exec(stack)?.[0]
  const body = {
    path,
    part: part.replace(/\W/g, '').slice(0, 40) || 'unknown',
    error: name.replace(/\W/g, '').slice(0, 40) || 'Error',
    ...(place === undefined ? {} : { place }),
  }
  countedCall(reportPageFaultAction, { body }, { keepalive: true }, { quiet: true }).catch(() => undefined)
}
