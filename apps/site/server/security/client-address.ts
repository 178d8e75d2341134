import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/**
 * The client that limits count for, read from its IP address. Forwarded headers are believed only from the
 * configured proxies. IPv6 counts by /64, because one visitor owns the whole network, and by value: however an
 * address is spelled, it is the same client.
 */
export function clientAddressReader(trusted: readonly string[]): (request: IncomingMessage) => string {
  const trust = trusted.length === 0 ? null : proxyAddr.compile([...trusted])
  return (request) => {
    const address = trust === null ? (request.socket.remoteAddress ?? '') : proxyAddr(request, trust)
    return address.includes(':') ? clientOf(address) : address
  }
}

/** The client at the other end of a connection, as limits count it; null where that is one of the `trusted` proxies. */
export function peerReader(
  trusted: readonly string[],
): (socket: Pick<Socket, 'remoteAddress'>) => string | null {
  const trust = trusted.length === 0 ? null : proxyAddr.compile([...trusted])
  return ({ remoteAddress = '' }) => {
    if (trust?.(remoteAddress, 0)) return null
    return remoteAddress.includes(':') ? clientOf(remoteAddress) : remoteAddress
  }
}

function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const value = ipaddr.process(address)
  if (value instanceof ipaddr.IPv4) return value.toString()
  return `${value.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
