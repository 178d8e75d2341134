import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEncryptionKey } from '../testing/encryption-sample.ts'
import { aheadMs, keyLifeMs, loadEncryptionKeys, overlapMs } from './encryption-keys.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hongyan-keys-'))
})
afterEach(async () => rm(folder, { recursive: true }))

const pem = (base64: string) => `-----BEGIN PRIVATE KEY-----\n${base64}\n-----END PRIVATE KEY-----\n`

describe('keys of an installation', () => {
  it('are made once, kept for their owner alone, and stay the same', async () => {
    const config = { CIPHER_KEYS: [], DATA_DIR: folder }
    const first = await loadEncryptionKeys(config, () => 1000)
    const again = await loadEncryptionKeys(config, () => 2000)
    expect(again.ring.current().id).toBe(first.ring.current().id)
    const file = join(folder, 'cipher-keys.json')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(first.ring.current().privateKey.extractable).toBe(false)
  })

  it('change when the one in use is old; the one before is taken for a day more', async () => {
    let now = 1_000_000
    const keys = await loadEncryptionKeys({ CIPHER_KEYS: [], DATA_DIR: folder }, () => now)
    const { id } = keys.ring.current()
    now += keyLifeMs - 1
    await keys.renew()
    expect(keys.ring.current().id).toBe(id)
    now += aheadMs
    await keys.renew()
    expect(keys.ring.current().id).not.toBe(id)
    expect(keys.ring.find(id, now)?.id).toBe(id)
    expect(keys.ring.find(id, now + overlapMs)).toBeNull()
    now += keyLifeMs
    await keys.renew()
    expect(JSON.parse(await readFile(join(folder, 'cipher-keys.json'), 'utf8')).keys).toHaveLength(2)
  })

  it('are known to every process before one of them hands them out, though they make them at once', async () => {
    let now = 1_000_000
    const config = { CIPHER_KEYS: [], DATA_DIR: folder }
    const processes = [
      await loadEncryptionKeys(config, () => now),
      await loadEncryptionKeys(config, () => now),
    ]
    const renewAll = () => Promise.all(processes.map(({ renew }) => renew()))
    now += keyLifeMs - aheadMs
    await renewAll()
    // The hour in which everybody reads the file again.
    now += 3_600_000
    await renewAll()
    now += aheadMs
    const ids = processes.map(({ ring }) => ring.current().id)
    expect(new Set(ids).size).toBe(1)
    expect(processes.map(({ ring }) => ring.find(ids[0] ?? '', now)?.id)).toEqual(ids)
  })

  it('come from files where those are named, the first of them in use', async () => {
    const files = [join(folder, 'new.pem'), join(folder, 'old.pem')]
    const other = await loadEncryptionKeys({ CIPHER_KEYS: [], DATA_DIR: folder }, () => 1000)
    const made = JSON.parse(await readFile(join(folder, 'cipher-keys.json'), 'utf8')).keys[0].pkcs8
    await writeFile(files[0] ?? '', pem(testEncryptionKey))
    await writeFile(files[1] ?? '', pem(made))
    const { ring } = await loadEncryptionKeys({ CIPHER_KEYS: files, DATA_DIR: folder }, () => 1000)
    expect(ring.current().id).not.toBe(other.ring.current().id)
    expect(ring.find(other.ring.current().id, 1e15)).not.toBeNull()
    expect(ring.find('nobody', 1000)).toBeNull()
  })

  it('refuses a file that holds no key, and a key of another size', async () => {
    const file = join(folder, 'x.pem')
    await writeFile(file, 'nothing')
    await expect(loadEncryptionKeys({ CIPHER_KEYS: [file], DATA_DIR: folder }, () => 0)).rejects.toThrow(
      /PKCS #8/,
    )
    const small = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
      true,
      ['decrypt'],
    )
    const bytes = Buffer.from(await crypto.subtle.exportKey('pkcs8', small.privateKey))
    await writeFile(file, pem(bytes.toString('base64')))
    await expect(loadEncryptionKeys({ CIPHER_KEYS: [file], DATA_DIR: folder }, () => 0)).rejects.toThrow(
      /3072/,
    )
  })
})
