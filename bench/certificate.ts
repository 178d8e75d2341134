import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Certificate = {
  readonly key: Buffer
  readonly cert: Buffer
  /** A flag by which a browser trusts this certificate. One that ignores every fault keeps no file it is sent. */
  readonly trust: string
}

/** A certificate for localhost and a week, made in `folder` by the system's openssl. */
export function makeCertificate(folder: string): Certificate {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const asked = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 7'
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', [...asked.split(' '), '-keyout', key, '-out', cert, ...named], { stdio: 'ignore' })
  const made = readFileSync(cert)
  const publicKey = new X509Certificate(made).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(publicKey).digest('base64')
  return { key: readFileSync(key), cert: made, trust: `--ignore-certificate-errors-spki-list=${hash}` }
}
