import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { integrityOf } from '../http/content-security-policy.ts'
import { chooseEncoding, type Encoding, encodings, packBody, packedSuffixes } from '../http/encodings.ts'
import { inertPolicy, resourceHeaders, securityHeaders } from '../http/security-headers.ts'
import type { BuiltScript } from './built-script.ts'

const mediaTypes: Readonly<Record<string, { type: string; text: boolean }>> = {
  '.js': { type: 'text/javascript; charset=utf-8', text: true },
  '.mjs': { type: 'text/javascript; charset=utf-8', text: true },
  '.css': { type: 'text/css; charset=utf-8', text: true },
  '.svg': { type: 'image/svg+xml', text: true },
  '.html': { type: 'text/html; charset=utf-8', text: true },
  '.json': { type: 'application/json; charset=utf-8', text: true },
  '.csv': { type: 'text/csv; charset=utf-8', text: true },
  '.txt': { type: 'text/plain; charset=utf-8', text: true },
  '.webmanifest': { type: 'application/manifest+json', text: true },
  '.avif': { type: 'image/avif', text: false },
  '.webp': { type: 'image/webp', text: false },
  '.png': { type: 'image/png', text: false },
  '.ico': { type: 'image/x-icon', text: false },
  '.woff2': { type: 'font/woff2', text: false },
}

/** What the names of texts end with that are made while the process runs. */
export const madeExtensions = ['.html', '.js', '.json'] as const
export type MadeExtension = (typeof madeExtensions)[number]

/** A bundler leaves such a script where it has moved all of an entry into a file that others share. */
const onlyImport = /^import\s*["'`][^"'`]+["'`];?\s*$/

/** Pages of all languages need some thirty; content that changes brings others, and open pages still ask for the last. */
export const mostMade = 256

/** A file ready to be sent in each encoding it is kept in. */
export type ServedFile = {
  readonly etag: string
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer }
  readonly headers: Readonly<Partial<Record<Encoding, readonly string[]>>> & {
    readonly identity: readonly string[]
  }
  readonly notModified: readonly string[]
}

/**
 * Files of the build by address. The list is read once at start, each file when it is first asked for, with what
 * `packBuild` has laid beside it.
 */
export class StaticFiles {
  readonly #transport: string | null
  /** Folder of each address. */
  readonly #folders: Map<string, string>
  readonly #own: string
  readonly #before: string | undefined
  readonly #loaded = new Map<string, Promise<ServedFile>>()
  readonly #ready = new Map<string, ServedFile>()
  /** Addresses of files made while the process runs, the one that was needed last at the end. */
  readonly #made = new Set<string>()

  private constructor(
    own: string,
    before: string | undefined,
    transport: string | null,
    folders: Map<string, string>,
  ) {
    this.#own = own
    this.#before = before
    this.#transport = transport
    this.#folders = folders
  }

  /** `before` holds files of builds before this one, which pages that are still open ask for. */
  static async open(root: string, transport: string | null, before?: string): Promise<StaticFiles> {
    const earlier = before === undefined ? [] : await addressesIn(before).catch(() => [])
    const own = await addressesIn(root)
    const folders = new Map(earlier.map((address) => [address, before ?? '']))
    for (const address of own) folders.set(address, root)
    return new StaticFiles(root, before, transport, folders)
  }

  has(path: string): boolean {
    return this.#folders.has(path)
  }

  /** The file when it is already in memory. */
  peek(path: string): ServedFile | undefined {
    return this.#ready.get(path)
  }

  /** Reads a file with its packed forms, once. The path must be one that `has` knows. */
  load(path: string): Promise<ServedFile> {
    const known = this.#loaded.get(path)
    if (known !== undefined) return known
    const loading = this.#read(path).then((bodies) => {
      const file = prepare(path, bodies, this.#transport)
      this.#ready.set(path, file)
      return file
    })
    loading.catch(() => this.#loaded.delete(path))
    this.#loaded.set(path, loading)
    return loading
  }

  async #read(path: string): Promise<ServedFile['bodies']> {
    const folder = this.#folders.get(path) ?? this.#own
    try {
      return await bodiesOf(join(folder, path))
    } catch (error) {
      // Another build was laid over the one that runs: what it replaced lies beside it.
      if (this.#before === undefined || folder === this.#before) throw error
      return await bodiesOf(join(this.#before, path))
    }
  }

  /**
   * Keeps a script, data or parts of pages made while the process runs, under a name made from the content; returns its
   * address. Of more than `mostMade` the one goes that no page has been made with for longest.
   */
  addText(text: string, extension: MadeExtension): string {
    const body = Buffer.from(text)
    const path = `/_assets/${createHash('sha256').update(body).digest('hex').slice(0, 12)}${extension}`
    const isNew = !this.#folders.has(path)
    if (isNew || this.#made.delete(path)) this.#made.add(path)
    const [oldest] = this.#made
    if (oldest !== undefined && this.#made.size > mostMade) this.#forget(oldest)
    if (isNew) {
      this.#folders.set(path, this.#own)
      const preparing = packBody(body).then((packed) =>
        prepare(path, { identity: body, ...packed }, this.#transport),
      )
      this.#loaded.set(path, preparing)
      preparing.then((file) => {
        if (this.#made.has(path)) this.#ready.set(path, file)
      })
    }
    return path
  }

  /** How many files made while the process runs are kept. */
  get made(): number {
    return this.#made.size
  }

  #forget(path: string): void {
    this.#made.delete(path)
    this.#folders.delete(path)
    this.#loaded.delete(path)
    this.#ready.delete(path)
  }

  /** Integrity and imports of every script of the build. */
  async scriptIndex(): Promise<Map<string, BuiltScript>> {
    const scripts = [...this.#folders].filter(
      ([name, folder]) => folder === this.#own && name.startsWith('/_assets/') && name.endsWith('.js'),
    )
    const entries = scripts.map(async ([name]) => {
      const body = await readFile(join(this.#own, name), 'utf8')
      const imports = [...body.matchAll(/(?:from|import)\s*\(?\s*["'`](\.\/[^"'`]+\.js)["'`]/g)].map(
        ([, file = '']) => posix.join('/_assets', file),
      )
      const standsFor = onlyImport.test(body) ? (imports[0] ?? null) : null
      return [name, { integrity: integrityOf(body), imports, standsFor }] as const
    })
    return new Map(await Promise.all(entries))
  }
}

/** A file as it stands in a folder, with its packed forms. */
async function bodiesOf(file: string): Promise<ServedFile['bodies']> {
  const identity = await readFile(file)
  if (!mediaOf(file).text) return { identity }
  const packed = await Promise.all(
    packedSuffixes.map(async ([encoding, suffix]) => [encoding, await readFile(file + suffix)] as const),
  )
  return { identity, ...Object.fromEntries(packed) }
}

/** Addresses of the files in a folder; what is packed beside a file has none. */
async function addressesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile() && posix.extname(entry.name) in mediaTypes)
    .map((entry) => `/${posix.relative(folder, posix.join(entry.parentPath, entry.name))}`)
}

/** Whether an address is of the kind `addText` gives. */
export function isMadeFile(path: string): boolean {
  return /^\/_assets\/[0-9a-f]{12}\.(?:js|html|json)$/.test(path)
}

/** The encoding a client gets of this file. */
export function fileEncoding(file: ServedFile, acceptEncoding: string | undefined): Encoding {
  const wanted = chooseEncoding(acceptEncoding)
  return file.bodies[wanted] === undefined ? 'identity' : wanted
}

/** Media type of a file by its name, and whether it is a text, which is worth packing. */
export function mediaOf(path: string): { readonly type: string; readonly text: boolean } {
  return mediaTypes[posix.extname(path)] ?? { type: 'application/octet-stream', text: false }
}

function prepare(path: string, bodies: ServedFile['bodies'], transport: string | null): ServedFile {
  const { type, text } = mediaOf(path)
  const isDocument = /^(?:text\/html|image\/svg|text\/plain|application\/json)/.test(type)
  const named = path.startsWith('/_assets/') || /[.-][0-9a-f]{8}(-\d+)?\.\w+$/.test(path)
  const etag = `"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 27)}"`
  const shared = Object.entries({
    ...(isDocument
      ? { ...securityHeaders(transport), 'content-security-policy': inertPolicy }
      : resourceHeaders(transport)),
    etag,
    'cache-control': named
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600, stale-while-revalidate=86400',
    ...(text ? { vary: 'accept-encoding' } : {}),
  }).flat()
  const headersOf = (encoding: Encoding, size: number): readonly string[] => [
    ...shared,
    'content-type',
    type,
    'content-length',
    String(size),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]
  const headers = Object.fromEntries(
    encodings.flatMap((encoding) => {
      const variant = (bodies as Partial<Record<Encoding, Buffer>>)[encoding]
      return variant === undefined ? [] : [[encoding, headersOf(encoding, variant.byteLength)]]
    }),
  ) as ServedFile['headers']
  return { etag, bodies, headers, notModified: shared }
}
