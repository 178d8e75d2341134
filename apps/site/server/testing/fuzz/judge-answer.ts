import type { LightMyRequestResponse } from 'fastify'
import type { Call } from '../../../calls/call.ts'
import { refusalsOf } from '../../http/openapi.ts'
import { describedAnswer } from '../described-answer.ts'
import { jsonOf } from './json-of-answer.ts'

/**
 * What is wrong with the answer of a call by its own description: nothing, for one that is as described. `sent` is the
 * request as text, which an answer may name words of.
 */
export function faultsOf(
  call: Call,
  answer: LightMyRequestResponse,
  { language, sent }: { readonly language: string; readonly sent: string } = { language: '', sent: '' },
): readonly string[] {
  return [
    ...headerFaults(call, answer),
    ...(isJson(answer) ? jsonFaults(call, answer) : fileFaults(call, answer)),
    ...(isJson(answer) && language.startsWith('en') ? wordFaults(answer, sent) : []),
  ]
}

/** A file may hold JSON too: what it is called tells it from an answer. */
const isJson = ({ headers }: LightMyRequestResponse) =>
  headers['content-type'] === 'application/json; charset=utf-8' &&
  headers['content-disposition'] === undefined

function headerFaults(
  { unlisted }: Call,
  { statusCode, headers }: LightMyRequestResponse,
): readonly string[] {
  const faults: string[] = []
  if (headers['cache-control'] !== 'no-store') faults.push('may be stored')
  if (unlisted && headers['x-robots-tag'] !== 'noindex') faults.push('may be listed')
  const wait = headers['retry-after']
  if (wait !== undefined && !/^[1-9]\d{0,4}$/.test(String(wait))) faults.push(`retry-after ${wait}`)
  if (statusCode === 429 && wait === undefined) faults.push('429 without the time to wait')
  return faults
}

/** A success that is no JSON: the file or image that its call declares, or the way to a page. */
function fileFaults(call: Call, { statusCode, headers }: LightMyRequestResponse): readonly string[] {
  if (statusCode === 303 && call.method === 'GET' && /^\/[^/]/.test(String(headers.location))) return []
  const declared = call.replies[statusCode]
  const type = String(headers['content-type'])
  if (typeof declared !== 'string') return [`${statusCode} ${type} is not declared`]
  if (declared === 'image' && !type.startsWith('image/')) return [`${type} is no image`]
  if (/html|javascript|svg|xml$/.test(type)) return [`${type} does things`]
  const inert =
    headers['x-content-type-options'] === 'nosniff' && headers['content-disposition'] !== undefined
  return inert ? [] : ['a file that a browser may take for a page']
}

function jsonFaults(call: Call, answer: LightMyRequestResponse): readonly string[] {
  const { statusCode: status } = answer
  const body = jsonOf(answer) as { readonly code?: number }
  const read = describedAnswer(call.id, status).safeParse(body)
  const faults = (read.error?.issues ?? []).map((issue) => JSON.stringify(issue))
  return [...faults, ...refusalFaults(call, status, body.code)]
}

/** The schema takes any number for a refusal; which of them a call gives, with which status, stands beside it. */
function refusalFaults(call: Call, status: number, code = 0): readonly string[] {
  if (code < 1000)
    return status < 300 || call.replies[status] !== undefined ? [] : [`${status} without a refusal`]
  const refusal = refusalsOf(call).find((one) => one.code === code)
  if (refusal === undefined) return [`${code} is not declared`]
  const { name, http, business } = refusal
  const declared = business && call.shape === 'spec' ? [200, 429] : [http]
  return declared.includes(status) ? [] : [`${name} with ${status}`]
}

/** The word that clients of the older calls look for stands in the English as well. */
const kept = '频繁'
const han = /\p{Script=Han}/u

/** What is said in English has no Chinese in it but what was sent. */
function wordFaults(answer: LightMyRequestResponse, sent: string): readonly string[] {
  const body = jsonOf(answer) as { errorMsg?: string; fields?: readonly { message: string }[] }
  const sentences = [body.errorMsg ?? '', ...(body.fields ?? []).map(({ message }) => message)]
  const own = (text: string) =>
    [...text.replace(kept, '')].some((one) => han.test(one) && !sent.includes(one))
  return sentences.filter(own)
}
