/** What every call says about the site that makes it. */
type ClientIdentity = {
  readonly appId: string
  readonly appKey: string
  readonly ticketType: string
  readonly businessType: string
  /** Gateway the calls come in by. */
  readonly accessGateway: string
}

/** Number of the website among the kinds of client, and the version of the calls it speaks. */
const sourceClient = 4
const callVersion = '1.0.0'

/** The base headers: client info, app params, app key, business type, source client, gateway, version. */
export function baseHeaders(identity: ClientIdentity, language: string): Readonly<Record<string, string>> {
  return {
    'client-info': JSON.stringify({ client: 'web', language }),
    'app-params': JSON.stringify({ appid: identity.appId, ticket_type: identity.ticketType }),
    'app-key': identity.appKey,
    'business-type': identity.businessType,
    'source-client': String(sourceClient),
    'access-gateway': identity.accessGateway,
    version: callVersion,
  }
}

/** The website's own identity. None of it is secret. */
export const siteIdentity: ClientIdentity = {
  appId: 'hongyan-site',
  appKey: 'hongyan-site-web',
  ticketType: 'web',
  businessType: 'logistics',
  accessGateway: 'site',
}

/** Names of the base headers: a page on another allowed origin must be permitted to send them. */
export const baseHeaderNames: readonly string[] = Object.keys(baseHeaders(siteIdentity, ''))
