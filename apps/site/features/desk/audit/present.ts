import type { AuditLine } from '@hongyan/domain/worklists/list-audit'
import type { AuditedEntity } from '@hongyan/kernel/audit/write-audit'
import type { CallWords } from '../../../calls/call-words.ts'
import { iso } from '../work/desk-call.ts'
import { actionWords, entityWords } from './words.ts'

const allActions = Object.entries(actionWords).flatMap(([entity, actions]) =>
  Object.entries(actions).map(([action, words]) => ({
    code: `${entity}.${action}`,
    of: entityWords[entity as AuditedEntity],
    words,
  })),
)

/** What can happen to anything, under its entity and action: `release.asked`. */
export const actionNames: Readonly<Record<string, CallWords>> = Object.fromEntries(
  allActions.map(({ code, words }) => [code, words]),
)

/** The same with what it happens to, for a choice among all of them: the same is said of several things. */
export const actionChoices: Readonly<Record<string, CallWords>> = Object.fromEntries(
  allActions.map(({ code, of, words: { zh, en } }) => [
    code,
    { zh: `${of.zh}：${zh}`, en: `${of.en}: ${en}` },
  ]),
)

/** A line with its details one by one, their names and values as they are stored. */
export function presentLine({ at, detail, action, ...line }: AuditLine) {
  return {
    ...line,
    at: iso(at),
    action: `${line.entity}.${action}`,
    detail: Object.entries(detail).map(([name, value]) => ({ name, value: String(value) })),
  }
}

/** An action as a filter says it; one without its entity is asked for of whatever the filter names beside. */
export function splitAction(action: string, entity: string | null) {
  const [, of = entity, what = action] = /^([a-z-]+)\.(.+)$/.exec(action) ?? []
  return { entity: of, action: what }
}
