import { saveVersion } from '@hongyan/domain/rates/save-version'
import { showVersion } from '@hongyan/domain/rates/show-version'
import { localisedIn } from '@hongyan/locales'
import { z } from 'zod'
import { successOf } from '../../../../calls/envelope.ts'
import { signInNeeded, staffRole } from '../../../../calls/refusals.ts'
import type { Answer } from '../../../../server/http/answer.ts'
import { type Action, defineAction } from '../../../../server/requests/action.ts'
import type { At } from '../../../../server/requests/route.ts'
import { doBy, readBy, signedOut } from '../../work/desk-call.ts'
import { answerDifference } from '../present.ts'
import { ratesChanged, ratesDayOver, ratesSettled, unknownRates, unreadableRates } from '../refusals.ts'
import { changedView, fileView, savedView, unreadableView } from '../views.ts'

const shared = { family: 'desk-rates', shape: 'own', limit: 'desk' } as const
const params = z.object({ id: z.uuid() })
const anId = { id: '0197a000-0000-7000-8000-000000000000' }
const refusals = [signInNeeded, staffRole, unknownRates] as const

/** Characters of a file: one with every table has a tenth of it. */
const longestFile = 400_000

/** What reads and writes files is loaded with the first of them. */
const files = () => import('../rate-file.ts')

class UnreadableRatesError extends Error {
  readonly problems: readonly { readonly at: string; readonly message: string }[]

  constructor(problems: UnreadableRatesError['problems']) {
    super('the file cannot be read')
    this.problems = problems
  }
}

export const exportRatesAction = defineAction(
  {
    ...shared,
    id: 'exportRates',
    method: 'GET',
    path: '/v1/desk/rates/{id}/file',
    summary: { en: 'A version as a file, with every table', zh: '把一个版本导出为文件，含全部表格' },
    params,
    replies: { 200: successOf(fileView) },
    refusals,
    access: readBy('see-rates'),
    examples: [{ ...signedOut, request: { params: anId } }],
  },
  async ({ params: { id } }, { ctx }) => (await files()).writeRateFile(await showVersion(ctx, { id })),
  (file) => file,
)

export const importRatesAction = defineAction(
  {
    ...shared,
    id: 'importRates',
    method: 'POST',
    path: '/v1/desk/rates/{id}/import',
    summary: { en: 'Take a file as what a version changes', zh: '用文件替换一个版本的改动' },
    params,
    body: z.strictObject({ revision: z.int().min(0), text: z.string().max(longestFile) }),
    longBody: true,
    replies: { 200: successOf(savedView), 409: changedView, 422: unreadableView },
    refusals: [...refusals, ratesChanged, ratesSettled, ratesDayOver, unreadableRates],
    access: doBy('write-rates'),
    examples: [{ ...signedOut, request: { params: anId, body: { revision: 0, text: 'title: x' } } }],
  },
  async ({ params: { id }, body: { revision: base, text } }, { ctx }) => {
    const file = (await files()).readRateFile(text)
    if (file.kind === 'problems') throw new UnreadableRatesError(file.problems)
    const { title, validFrom, rates: change } = file
    return saveVersion(ctx, { id, base, title, validFrom, change })
  },
  (saved) => saved,
  answerFile,
)

function answerFile(error: unknown, at: Pick<At, 'locale'>): Answer | null {
  if (!(error instanceof UnreadableRatesError)) return answerDifference(error, at)
  const { code, text, http } = unreadableRates
  return {
    kind: 'reply',
    status: http,
    body: { code, errorMsg: localisedIn(text, at.locale).text, problems: error.problems },
  }
}

export const rateFileActions: readonly Action[] = [exportRatesAction, importRatesAction]
