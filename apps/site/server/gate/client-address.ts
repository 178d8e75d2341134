import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/**
 * The address that limits count. Forwarded headers are believed only from the configured proxies;
 * IPv6 counts by /64, because one visitor owns the whole network.
 */
export function clientAddressReader(trusted: readonly string[]): (request: IncomingMessage) => string {
  const trust = trusted.length === 0 ? null : proxyAddr.compile([...trusted])
  return (request) => {
    const address = trust === null ? (request.socket.remoteAddress ?? '') : proxyAddr(request, trust)
    return address.includes(':') && !address.includes('.')
      ? network64(address)
      : address.replace(/^::ffff:/, '')
  }
}

function network64(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
