import { DomainError } from '@hongyan/kernel/errors'
import { longestWebhookUrl } from './merchant-rules.ts'

/** Why an address cannot be told anything. */
const targetProblems = [
  'required',
  'too-long',
  'not-an-address',
  'not-https',
  'with-password',
  'other-port',
  'no-such-host',
  'not-public',
] as const
export type TargetProblem = (typeof targetProblems)[number]

/** Where it may lead is known by whoever connects: names are resolved there, and looked at again at each attempt. */
export type JudgeTarget = (url: URL) => Promise<TargetProblem | null>

/** Reads an address as it was typed. @throws DomainError `invalid-input` that says what is wrong with it */
export async function readTarget(text: string, judge: JudgeTarget): Promise<string> {
  const typed = text.trim()
  if (typed === '') throw wrongTarget('required')
  if (typed.length > longestWebhookUrl) throw wrongTarget('too-long')
  const url = URL.parse(typed)
  if (url === null) throw wrongTarget('not-an-address')
  if (url.username !== '' || url.password !== '') throw wrongTarget('with-password')
  url.hash = ''
  const problem = await judge(url)
  if (problem !== null) throw wrongTarget(problem)
  return url.href
}

function wrongTarget(message: TargetProblem): DomainError {
  const fields = [{ path: 'url', message }]
  return new DomainError({ entity: 'webhook', code: 'invalid-input', detail: `url: ${message}`, fields })
}
