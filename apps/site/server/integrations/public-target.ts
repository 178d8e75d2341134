import { lookup as lookUp } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import type { JudgeTarget, TargetProblem } from '@hongyan/domain'
import ipaddr from 'ipaddr.js'

/** Where addresses that somebody else has given may lead. */
export type TargetRule = {
  /** For development: this machine as well, by plain HTTP and on any port. */
  readonly loopback: boolean
  /** Longest wait for a name, ms. */
  readonly patienceMs: number
}

/** Public by its range, yet a service inside a cloud: that of virtual machines on Azure. */
const insideClouds = new Set(['168.63.129.16'])

/** Unicast as it is routed on the internet (RFC 4291): everything else has no business being told anything. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address can be reached on the internet. Private, loopback, link-local, carrier and reserved ranges are
 * not, nor is one network inside another: mapped, translated or tunnelled IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const value = ipaddr.parse(address)
  if (value.range() !== 'unicast' || insideClouds.has(value.toString())) return false
  return value instanceof ipaddr.IPv4 || value.match(globalUnicast)
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

function mayLead(address: string, { loopback }: TargetRule): boolean {
  return isPublicAddress(address) || (loopback && isLoopback(address))
}

/** Judges an address by what can be seen without asking anybody: scheme, port, and an IP address as its host. */
export function judgeShape(url: URL, rule: TargetRule): TargetProblem | null {
  const host = hostOf(url)
  const isHere = rule.loopback && (isLoopback(host) || host === 'localhost')
  if (url.protocol !== 'https:' && !(isHere && url.protocol === 'http:')) return 'not-https'
  if (!isHere && url.port !== '' && url.port !== '8443') return 'other-port'
  return ipaddr.isValid(host) && !mayLead(host, rule) ? 'not-public' : null
}

/** Judges an address with everything its name leads to now. */
export function targetJudge(rule: TargetRule): JudgeTarget {
  return async (url) => {
    const problem = judgeShape(url, rule)
    if (problem !== null) return problem
    const found = await inTime(lookUp(hostOf(url), { all: true }), rule.patienceMs).catch(() => [])
    if (found.length === 0) return 'no-such-host'
    return found.every(({ address }) => mayLead(address, rule)) ? null : 'not-public'
  }
}

/** The error of a name that leads somewhere it must not. */
export class NotPublic extends Error {
  readonly code = 'NOT_PUBLIC'
}

/**
 * Resolves a name for a connection: what it gives is what is connected to, so that a name that leads elsewhere by now is
 * found out. One address that is not public refuses them all.
 */
export function publicLookup(rule: TargetRule): LookupFunction {
  return (host, options, answer) => {
    lookUp(host, {
      family: options.family === 6 || options.family === 4 ? options.family : 0,
      all: true,
    }).then(
      (found) => {
        const [first] = found
        if (first === undefined || !found.every(({ address }) => mayLead(address, rule)))
          answer(new NotPublic(`${host} does not lead to the public internet`), '', 0)
        else if (options.all) answer(null, found)
        else answer(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => answer(error, '', 0),
    )
  }
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('too slow')), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
