import { developersMessages, merchantMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import type { PageHead } from '../../shell/head.ts'
import { type ApiDescription, type CallFamily, loadCalls } from './load.ts'
import { codesPart, guidePart } from './parts.ts'

/** What a page of a part of the API shows. */
export type DevelopersPart = {
  readonly part: string
  readonly families: readonly CallFamily[]
  /** The group that the part is; null for the guide and the codes. */
  readonly family: CallFamily | null
  readonly codes: ApiDescription['x-codes']
}

/** The part that a path under `/developers/` names, or null. */
export function loadPart(path: string, api: ApiDescription): DevelopersPart | null {
  const part = path.slice('/developers/'.length)
  const families = loadCalls(api)
  const family = families.find(({ name }) => name === part) ?? null
  if (family === null && part !== guidePart && part !== codesPart) return null
  return { part, families, family, codes: api['x-codes'] }
}

export function titleOfPart({ part, family }: DevelopersPart, locale: LocaleId): string {
  if (family !== null) return family.heading
  return part === guidePart ? merchantMessages(locale).guide.title : developersMessages(locale).codes
}

/** A description longer than this is cut by whoever shows it. */
const longest = 150

/** Its head: a group says what its calls are for, and where there is room what all of them are. */
export function partHead(data: DevelopersPart, locale: LocaleId): PageHead {
  const text = developersMessages(locale)
  const isEnglish = locale === 'en-US'
  const joint = isEnglish ? '; ' : '；'
  const calls = data.family?.calls.map(({ summary }) => summary.replaceAll('`', '')) ?? []
  const about = calls.reduce((sum, call) => {
    const longer = sum === '' ? call : sum + joint + call
    return longer.length > longest ? sum : longer
  }, '')
  const title = titleOfPart(data, locale)
  const said = about === '' ? text.lead : about + (isEnglish ? '. ' : '。') + text.lead
  const named = title + (isEnglish ? ': ' : '：')
  const whole = (named + said).length > longest && about !== '' ? named + about : named + said
  return { title: `${title} - ${text.title}`, description: whole }
}
