import { developersMessages, merchantMessages } from '@hongyan/content'
import { inSentences, type LocaleId, marksOf } from '@hongyan/locales'
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

/** Its head: a group says what its calls are for. */
export function partHead(data: DevelopersPart, locale: LocaleId): PageHead {
  const text = developersMessages(locale)
  const title = titleOfPart(data, locale)
  const about = inSentences(locale, [data.family?.about ?? '', text.lead])
  const whole = title + marksOf(locale).colon + about
  return { title: `${title} - ${text.title}`, description: whole }
}
