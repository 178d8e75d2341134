import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import type { JudgeTarget, TargetProblem } from '@hongyan/domain/merchants/webhook-target'
import ipaddr from 'ipaddr.js'

/** Where addresses that somebody else has given may lead. */
export type TargetRule = {
  /** For development: this machine as well, by plain HTTP and on any port. */
  readonly loopback: boolean
  /** Longest wait for a name, ms. */
  readonly patienceMs: number
  /** Who is asked for names, `address:port` each; whom the machine asks unless said otherwise. */
  readonly nameServers?: readonly string[]
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
    const host = hostOf(url)
    if (ipaddr.isValid(host)) return null
    const found = await resolveName(host, rule).catch(() => [])
    if (found.length === 0) return 'no-such-host'
    return found.every(({ address }) => mayLead(address, rule)) ? null : 'not-public'
  }
}

/** The error of a name that leads somewhere it must not, or nowhere. */
export class WrongTarget extends Error {
  readonly problem: TargetProblem
  constructor(problem: TargetProblem, host: string) {
    super(`${host}: ${problem}`)
    this.name = 'WrongTarget'
    this.problem = problem
  }
}

/**
 * Resolves a name for a connection: what it gives is what is connected to, so that a name that leads elsewhere by now is
 * found out. One address that is not public refuses them all.
 */
export function publicLookup(rule: TargetRule): LookupFunction {
  return (host, options, answer) => {
    const refuse = (problem: TargetProblem) => answer(new WrongTarget(problem, host), '', 0)
    resolveName(host, rule).then(
      (found) => {
        const [first] = found
        if (first === undefined) refuse('no-such-host')
        else if (!found.every(({ address }) => mayLead(address, rule))) refuse('not-public')
        else if (options.all) answer(null, [...found])
        else answer(null, first.address, first.family)
      },
      () => refuse('no-such-host'),
    )
  }
}

/**
 * Every address of a name, asked of name servers by this process itself: the machine's own look-up holds a thread of few
 * for as long as somebody's name server likes, and knows names of the machine's own.
 */
async function resolveName(
  host: string,
  { patienceMs, nameServers }: TargetRule,
): Promise<readonly LookupAddress[]> {
  if (/(^|\.)localhost\.?$/i.test(host)) return loopback
  const resolver = new Resolver({ timeout: patienceMs, tries: 1 })
  if (nameServers) resolver.setServers(nameServers)
  const over = setTimeout(() => resolver.cancel(), patienceMs)
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  clearTimeout(over)
  const found = (family: 4 | 6, addresses: PromiseSettledResult<string[]>) =>
    addresses.status === 'fulfilled' ? addresses.value.map((address) => ({ address, family })) : []
  return [...found(4, four), ...found(6, six)]
}

/** What everybody's `localhost` is (RFC 6761), whatever a name server says. */
const loopback: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
