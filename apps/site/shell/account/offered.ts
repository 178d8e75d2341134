import { collection } from '@hongyan/content'
import { type LocaleId, rootId } from '@hongyan/locales'
import { paths, questionPath } from '../../paths.ts'
import { isOwn, routeOf } from '../../routes.ts'
import type { ShellFacts } from '../shell-facts.ts'

type SignInFacts = { readonly [Fact in 'signsIn' | 'signInUrl']?: ShellFacts[Fact] | undefined }

/** Where signing in begins: at the single sign-on of the settings, or here; null where nobody can. */
export function signInAddress(locale: LocaleId, { signsIn, signInUrl }: SignInFacts): string | null {
  return signInUrl ?? (signsIn ? paths.signInStart(locale) : null)
}

/**
 * Whether a link (no language prefix) is offered: none to a page of an account where nobody can have one, nor to a
 * question that is about accounts or answered by such a page.
 */
export function isOffered(link: string, signsIn: boolean): boolean {
  if (signsIn) return true
  const [path = ''] = link.split(/[?#]/)
  const route = routeOf(path)
  return !(path === paths.signIn(rootId) || (route !== undefined && isOwn(route)) || isOfAccount(link))
}

function isOfAccount(link: string): boolean {
  const before = questionPath('')
  if (!link.startsWith(before)) return false
  const asked = collection('question', rootId).get(link.slice(before.length))
  return asked !== undefined && !isAskedWithout(asked)
}

type Asked = { readonly topic: string; readonly link: { readonly href: string } | null }

/** The questions that are shown: without accounts none is about them. */
export function offeredQuestions<Q extends Asked>(questions: readonly Q[], signsIn: boolean): readonly Q[] {
  return signsIn ? questions : questions.filter(isAskedWithout)
}

function isAskedWithout({ topic, link }: Asked): boolean {
  return topic !== 'account' && (link === null || isOffered(link.href, false))
}

/** Content with the entries of its lists that are offered, at any depth; everything else of it stays as it is. */
export function offeredParts<Part>(part: Part, signsIn: boolean): Part {
  return signsIn ? part : (without(part) as Part)
}

function without(part: unknown): unknown {
  if (Array.isArray(part)) return part.filter((entry) => !leadsToAccount(entry)).map(without)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, without(value)]))
}

/** Whether an entry of a list leads to a page of an account. */
function leadsToAccount(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  const { path, href, target } = entry as Readonly<Record<'path' | 'href' | 'target', unknown>>
  const aim = typeof target === 'object' && target !== null && 'path' in target ? target.path : null
  return [path, href, aim].some((link) => typeof link === 'string' && !isOffered(link, false))
}
