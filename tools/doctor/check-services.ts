import { connect as connectPlain, isIP } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Config } from '../../apps/site/server/config.ts'
import { nobodysName } from '../../apps/site/server/file-stores/file-name.ts'
import { bucketOf } from '../../apps/site/server/file-stores/open-file-store.ts'
import { codeOf } from '../../apps/site/server/settings/start-problem.ts'
import { type CheckResult, fine, look, wrong } from './check-result.ts'

/** Longest wait for any of them, ms. */
const patienceMs = 5000
const dayMs = 86_400_000
/** A certificate that ends within so many days needs somebody. */
const leastDays = 14

const addresses = [
  ['SMS_URL', 'text messages'],
  ['INTAKE_URL', 'intake'],
  ['DESK_DELIVERY_URL', 'desk delivery'],
  ['WEBHOOK_URL', 'webhook'],
  ['CONTENT_FEED', 'content feed'],
] as const

/** Every service of others that the settings name: whether it can be reached. None is asked to do anything. */
export function checkServices(config: Config): Promise<CheckResult[]> {
  const reached = addresses.flatMap(([setting, part]) => {
    const url = config[setting]
    return url === undefined ? [] : [reach(part, setting, new URL(url))]
  })
  const issuers = [
    ['sign-in', 'OIDC_ISSUER', config.OIDC_ISSUER],
    ['staff sign-in', 'STAFF_OIDC_ISSUER', config.STAFF_OIDC_ISSUER],
  ] as const
  const described = issuers.flatMap(([part, setting, issuer]) =>
    issuer === undefined ? [] : [readIssuer(part, setting, issuer)],
  )
  const mail = config.MAIL_URL === undefined ? [] : [reach('mail', 'MAIL_URL', new URL(config.MAIL_URL))]
  return Promise.all([...reached, ...described, ...mail, ...pictures(config)])
}

const ports: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80, 'smtps:': 465, 'smtp:': 587 }

/** Opens a connection, with TLS where the address asks for it, and closes it again. */
function reach(part: string, setting: string, url: URL): Promise<CheckResult> {
  const at = {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (ports[url.protocol] ?? 0),
  }
  const place = `${at.host}:${at.port}`
  const secure = url.protocol === 'https:' || url.protocol === 'smtps:'
  return new Promise((resolve) => {
    const opened = () => {
      const ends = 'getPeerCertificate' in socket ? Date.parse(socket.getPeerCertificate().valid_to) : null
      socket.destroy()
      const days = ends === null ? null : Math.floor((ends - Date.now()) / dayMs)
      if (days !== null && days < leastDays)
        resolve(look(part, `${place} answers; its certificate ends in ${days} days`))
      else resolve(fine(part, `${place} can be reached`))
    }
    const socket = secure
      ? connectTls({ ...at, ...(isIP(at.host) ? {} : { servername: at.host }) }, opened)
      : connectPlain(at, opened)
    const failed = (why: string) => {
      socket.destroy()
      resolve(wrong(part, `${place} cannot be reached (${why}); correct ${setting}, or see to that service`))
    }
    socket.setTimeout(patienceMs, () => failed('no answer'))
    socket.on('error', (error: NodeJS.ErrnoException) => failed(error.code ?? error.message))
  })
}

/** Reads an identity provider's description, which has to bear the name that the settings give it. */
async function readIssuer(part: string, setting: string, issuer: string): Promise<CheckResult> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
    if (!answer.ok) return wrong(part, `${address} answers ${answer.status}; correct ${setting}`)
    const described = (await answer.json()) as { readonly issuer?: unknown }
    if (described.issuer !== issuer)
      return wrong(part, `the provider calls itself ${String(described.issuer)}; set ${setting} to that`)
    return fine(part, `${issuer} describes itself`)
  } catch (error) {
    return wrong(
      part,
      `${address} cannot be read (${reasonOf(error)}); correct ${setting}, or see to that service`,
    )
  }
}

/** `fetch` says why in the cause of its error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return codeOf(cause) || (cause instanceof Error ? cause.message : String(cause))
}

function pictures(config: Config): Promise<CheckResult>[] {
  if (config.S3_ENDPOINT === undefined) return []
  const asked = bucketOf(config).then((store) => store?.read(nobodysName))
  return [
    asked.then(
      () => fine('pictures', `the bucket ${config.S3_BUCKET} answers`),
      (error) =>
        wrong(
          'pictures',
          `the bucket ${config.S3_BUCKET} does not answer as it should (${String(error)}); correct S3_…`,
        ),
    ),
  ]
}
