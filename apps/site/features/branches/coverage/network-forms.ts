import { locateText } from '@hongyan/domain/addresses/locate-text'
import { checkAddresses } from '@hongyan/domain/coverage/check-addresses'
import { cutOffsOf } from '@hongyan/domain/quotes/transit/cut-offs'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { paths } from '../../../paths.ts'
import { contentDisposition } from '../../../server/http/content-disposition.ts'
import { BodyRefused } from '../../../server/http/receive-body.ts'
import type { Form, FormAnswer, FormRequest } from '../../../server/requests/form.ts'
import { inWorker } from '../../../server/threads/run-in-worker.ts'
import { searchBranchesAction } from '../actions.ts'
import type { NetworkServices } from '../network-services.ts'
import { addressesPerCall, checkCoverageAction } from './actions.ts'
import { coverageFile } from './coverage-file.ts'
import { presentCoverage } from './present-coverage.ts'
import { type LocatedList, readListTask } from './read-list-task.ts'
import { mostRows } from './ui/coverage-model.ts'
import { longestList } from './ui/read-address-list.ts'

type FormPage = '/network' | '/serve-range'

/**
 * The forms of the pages about branches, for visitors without scripts. An address that names a place leads on to the
 * address of that place; what cannot be placed comes back as it was typed. Nothing typed enters a web address.
 */
export const networkForms: readonly Form<NetworkServices>[] = (['/network', '/serve-range'] as const).map(
  (path) => ({
    path,
    calls: [searchBranchesAction, checkCoverageAction],
    mostFields: 12,
    callOf: ({ list }) => (list === undefined ? searchBranchesAction : checkCoverageAction),
    costOf: ({ list }) => Math.max(1, Math.ceil(linesIn(list ?? '') / addressesPerCall)),
    answer: (request) => answer(request, path),
    later: ({ fields: { list } }) =>
      list === undefined ? null : { kind: 'coverage-list', text: list, read: null },
    longBody: true,
  }),
)

/** Lines of a list that something stands in, counted up to as many as are answered. */
function linesIn(list: string): number {
  let lines = 0
  for (const _ of list.matchAll(/\S[^\r\n]*/g)) {
    lines += 1
    if (lines === mostRows) break
  }
  return lines
}

async function answer({ at, fields }: FormRequest<NetworkServices>, path: FormPage): Promise<FormAnswer> {
  const { list, as: kind, to } = fields
  if (list !== undefined) {
    if (list.length > longestList) throw new BodyRefused('too-large')
    const read = await inWorker(at, readListTask, list)
    if (read.addresses.length > 0 && (kind === 'csv' || kind === 'xlsx')) return fileOf(at, read, kind)
    return { kind: 'submitted', submitted: { kind: 'coverage-list', text: list, read }, status: 200 }
  }
  const typed = (to ?? fields.address ?? '').slice(0, 300)
  const located = locateText(typed)
  // What could not be placed comes back.
  if (!('division' in located)) {
    return { kind: 'page', values: to === undefined ? { typed } : { address: typed }, status: 422 }
  }
  const { code } = located.division
  if (to === undefined) return { kind: 'elsewhere', path: paths.branchesIn(at.locale, code) }
  const ofPage = {
    '/network': paths.coverageOf(at.locale, code),
    '/serve-range': `${paths.serveRange(at.locale)}?to=${code}`,
  }
  return { kind: 'elsewhere', path: ofPage[path] }
}

async function fileOf(
  at: FormRequest<NetworkServices>['at'],
  { addresses, located }: LocatedList,
  kind: 'csv' | 'xlsx',
): Promise<FormAnswer> {
  const { ctx, locale, services } = at
  const now = ctx.now()
  const answers = checkAddresses(
    services.network(),
    addresses,
    dayAtHome(now),
    located,
    cutOffsOf(services.rates().transit),
  )
  const shown = answers.map((one) => presentCoverage(one, locale, now))
  const { name, mediaType, bytes } = await coverageFile(at, kind, shown)
  return { kind: 'file', mediaType, disposition: contentDisposition(name, `coverage.${kind}`), bytes }
}
