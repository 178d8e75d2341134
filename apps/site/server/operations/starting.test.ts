import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareKeys, migrate, openDatabase } from '@hongyan/db'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What a refused start is made of: its settings, and what its data folder holds. */
type Trial = {
  readonly about: string
  /** The line after `hongyan cannot start: `, or each of them. */
  readonly says: RegExp | readonly RegExp[]
  readonly settings?: (at: Place) => Readonly<Record<string, string>>
  readonly data?: (folder: string) => void
}
type Place = { readonly folder: string; readonly taken: string }
const server = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'hongyan-starting-'))
const build = join(folder, 'build')
const keys = sharedKeys(folder)
const other = createServer()
const filled = join(folder, 'filled.db')
let taken = ''

/** Root may write everywhere. */
const forOthersThanRoot: readonly Trial[] =
  process.getuid?.() === 0
    ? []
    : [
        {
          about: 'the data folder is of somebody else',
          data: (folder) => chmodSync(folder, 0o555),
          says: /^DATA_DIR: nothing can be kept in \S+: this user may not write there; /,
        },
      ]

const trials: readonly Trial[] = [
  {
    about: 'the port is taken',
    settings: ({ taken }) => ({ SITE_PORT: taken }),
    says: /^SITE_PORT: 127\.0\.0\.1:\d+ is taken by another program; .*SITE_PORT/,
  },
  {
    about: 'the port for figures is taken',
    settings: ({ taken }) => ({ METRICS_PORT: taken }),
    says: /^METRICS_PORT: 127\.0\.0\.1:\d+ is taken by another program; .*METRICS_PORT/,
  },
  {
    about: 'the address is of another machine',
    settings: () => ({ SITE_HOST: '192.0.2.1' }),
    says: /^SITE_HOST: this machine has no address 192\.0\.2\.1; /,
  },
  {
    about: 'a setting is wrong',
    settings: () => ({ SITE_PORT: 'many' }),
    says: /^SITE_PORT: must be a whole number from 0 to 65535$/,
  },
  {
    about: 'several settings are wrong',
    settings: () => ({ SITE_PORT: 'many', CONTENT_FEED: 'crm.example', LINK_KEY: 'short' }),
    says: [/^SITE_PORT: must/, /^LINK_KEY: must be 64/, /^CONTENT_FEED: must/],
  },
  {
    about: 'a setting is misspelt',
    settings: () => ({ PUBLC_ORIGIN: 'https://www.example.com' }),
    says: /^PUBLC_ORIGIN is no setting; PUBLIC_ORIGIN is$/,
  },
  {
    about: 'a limit is misspelt',
    settings: () => ({ LIMITS: 'pages.brust=7' }),
    says: /^LIMITS: "pages\.brust=7" names no limit; the nearest is pages\.burst/,
  },
  {
    about: 'half of a receiver is set up',
    settings: () => ({ MAIL_URL: 'smtp://mail.example', MAIL_TO: 'a@b.example' }),
    says: /^MAIL_FROM: is needed beside MAIL_URL$/,
  },
  {
    about: 'a mailbox is told alone',
    settings: () => ({ MAIL_FROM: 'a@mail.example' }),
    says: [/^MAIL_URL: is needed beside MAIL_FROM$/, /^MAIL_TO: is needed beside MAIL_FROM$/],
  },
  {
    about: 'files of settings cannot be used',
    data: (folder) => writeFileSync(join(folder, 'empty'), '\n'),
    settings: ({ folder }) => ({
      LINK_KEY_FILE: join(folder, 'none'),
      SENDER_KEYS_FILE: join(folder, 'empty'),
      TAIL_KEY_FILE: folder,
      DATABASE_URL_FILE: join(folder, 'url'),
    }),
    says: [
      /^DATABASE_URL_FILE: DATABASE_URL is set too; keep one of the two$/,
      /^LINK_KEY_FILE: \S+none cannot be used: there is no such file$/,
      /^TAIL_KEY_FILE: \S+ cannot be used: it is a folder$/,
      /^SENDER_KEYS_FILE: \S+empty cannot be used: it is empty$/,
    ],
  },
  {
    about: 'the database was filled under other keys',
    data: (folder) => writeFilled(join(folder, 'site.db')),
    settings: () => ({ LINK_KEY: 'a'.repeat(64), TAIL_KEY: 'b'.repeat(64) }),
    says: [
      /^LINK_KEY: the database was filled under another key \(one\): .*npm run keys -- --accept LINK_KEY$/,
      /^TAIL_KEY: the database was filled under another key \(two\): .*npm run keys -- --accept TAIL_KEY$/,
      /^CURRENCY: the database was filled with amounts in XAU, and company\.yaml says [A-Z]{3}: .*npm run keys -- --accept CURRENCY$/,
    ],
  },
  {
    about: 'the keys that the database was filled under are gone',
    data: (folder) => writeFilled(join(folder, 'site.db')),
    says: /^DATA_DIR: \S+secrets\.json is missing, and the database was filled under its keys; put it back/,
  },
  {
    about: 'the pages are not built',
    settings: ({ folder }) => ({ SITE_BUILD: join(folder, 'nowhere') }),
    says: /^SITE_BUILD: \S+nowhere\/server\/entry\.mjs is missing; npm start/,
  },
  {
    about: 'the database is another file',
    data: (folder) => writeFileSync(join(folder, 'site.db'), 'Dear diary, '.repeat(900)),
    says: /^DATABASE_URL: \S+site\.db: it is no SQLite database; restore/,
  },
  {
    about: 'the database is damaged',
    data: (folder) => writeDamaged(join(folder, 'site.db')),
    says: /^DATABASE_URL: \S+site\.db: it is damaged; restore/,
  },
  {
    about: 'the database is a folder',
    data: (folder) => mkdirSync(join(folder, 'site.db')),
    says: /^DATABASE_URL: \S+site\.db: it is a folder/,
  },
  {
    about: 'the database lies below a file',
    data: (folder) => writeFileSync(join(folder, 'file'), 'x'),
    settings: ({ folder }) => ({ DATABASE_URL: join(folder, 'file/below/site.db') }),
    says: /^DATABASE_URL: \S+file\/below\/site\.db: a part of its path is a file/,
  },
  {
    about: 'Postgres is not there',
    settings: () => ({
      ...keys,
      DATABASE_URL: 'postgres://hongyan:sesame@127.0.0.1:1/hongyan?password=sesame',
    }),
    says: /^DATABASE_URL: postgres:\/\/hongyan@127\.0\.0\.1:1\/hongyan: nobody answers there; /,
  },
  {
    about: 'the host of Postgres does not exist',
    settings: () => ({
      ...keys,
      DATABASE_URL: 'postgres://hongyan:sesame@nowhere.invalid/hongyan',
    }),
    says: /^DATABASE_URL: postgres:\/\/hongyan@nowhere\.invalid\/hongyan: .* host/,
  },
  {
    about: 'Postgres is set up without the keys that its processes share',
    settings: () => ({ DATABASE_URL: 'postgres://hongyan:sesame@127.0.0.1:1/hongyan' }),
    says: [
      /^LINK_KEY: is needed with Postgres, the same for every process; take linkKey of \S+secrets\.json .*openssl rand -hex 32$/,
      /^TAIL_KEY: is needed with Postgres, the same for every process; take tailKey of \S+secrets\.json .*openssl rand -hex 32$/,
      /^CIPHER_KEYS: is needed with Postgres, the same for every process; .*openssl genpkey .*rsa_keygen_bits:3072/,
    ],
  },
  {
    about: 'Postgres is set up with one of those keys missing',
    settings: () => ({
      ...keys,
      TAIL_KEY: '',
      DATABASE_URL: 'postgresql://127.0.0.1:1/hongyan',
    }),
    says: /^TAIL_KEY: is needed with Postgres/,
  },
  {
    about: 'migrations are applied separately, and some are missing',
    settings: () => ({ MIGRATIONS: 'separate' }),
    says: /^DATABASE_URL: \S+site\.db: it lacks 0001-tracking, .*; npm run migrate, or remove MIGRATIONS=separate$/,
  },
  {
    about: 'the secrets are damaged',
    data: (folder) => writeFileSync(join(folder, 'secrets.json'), '{"linkKey":"'),
    says: /^DATA_DIR: \S+secrets\.json is damaged; put it back/,
  },
  {
    about: 'the secrets are of another shape',
    data: (folder) => writeFileSync(join(folder, 'secrets.json'), '{"linkKey":"ab","tailKey":"cd"}'),
    says: /^DATA_DIR: \S+secrets\.json is damaged; put it back/,
  },
  {
    about: 'the secrets are a folder',
    data: (folder) => mkdirSync(join(folder, 'secrets.json')),
    says: /^DATA_DIR: \S+secrets\.json cannot be read: it is a folder; /,
  },
  {
    about: 'the cipher keys are damaged',
    data: (folder) => writeFileSync(join(folder, 'cipher-keys.json'), '[]'),
    says: /^DATA_DIR: \S+cipher-keys\.json is damaged; put it back/,
  },
  {
    about: 'a cipher key is no key',
    data: (folder) =>
      writeFileSync(join(folder, 'cipher-keys.json'), '{"keys":[{"pkcs8":"bm90aGluZw==","from":1}]}'),
    says: /^DATA_DIR: \S+cipher-keys\.json is damaged; put it back/,
  },
  {
    about: 'a named key file is not there',
    settings: ({ folder }) => ({ CIPHER_KEYS: join(folder, 'new.pem') }),
    says: /^CIPHER_KEYS: there is no file \S+new\.pem; /,
  },
  {
    about: 'the data folder is a file, and nothing would be kept in it',
    data: (folder) => writeFileSync(join(folder, 'file'), 'x'),
    settings: ({ folder }) => ({
      ...keys,
      DATA_DIR: join(folder, 'file'),
      DATABASE_URL: 'postgres://127.0.0.1:1/hongyan',
    }),
    says: /^DATA_DIR: \S+file is a file; set DATA_DIR to a folder$/,
  },
  {
    about: 'the data folder lies below a file',
    data: (folder) => writeFileSync(join(folder, 'file'), 'x'),
    settings: ({ folder }) => ({ DATA_DIR: join(folder, 'file/below') }),
    says: /^DATA_DIR: \S+file\/below\S* cannot be read: a part of its path is a file/,
  },
  ...forOthersThanRoot,
]

/** A database that other processes have worked on, under keys of theirs. */
function writeFilled(path: string): void {
  copyFileSync(filled, path)
}

/** A SQLite file whose first page is sound and whose tables are not. */
function writeDamaged(path: string): void {
  const database = new Database(path)
  database.pragma('journal_mode = WAL')
  database.exec('create table schema_migrations (name text primary key, applied_at integer not null)')
  database.close()
  const bytes = readFileSync(path)
  bytes.fill(0xff, 4096)
  writeFileSync(path, bytes)
}

beforeAll(async () => {
  mkdirSync(join(build, 'server'), { recursive: true })
  writeFileSync(join(build, 'server/entry.mjs'), 'throw new Error("no trial comes so far")\n')
  const db = await openDatabase({ url: filled })
  await migrate(db)
  const keys = [
    { name: 'LINK_KEY', fingerprint: 'one' },
    { name: 'TAIL_KEY', fingerprint: 'two' },
    { name: 'CURRENCY', fingerprint: 'XAU' },
  ]
  await compareKeys(db, keys, 0)
  await db.close()
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  taken = typeof address === 'object' && address !== null ? String(address.port) : ''
})
afterAll(() => {
  other.close()
  rmSync(folder, { recursive: true })
})

/** Everything in a folder: paths, and what the files hold. */
function everything(path: string): Readonly<Record<string, string>> {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).map((entry) => {
    const full = join(entry.parentPath, entry.name)
    return [full, entry.isFile() ? digest(readFileSync(full)) : 'folder'] as const
  })
  return Object.fromEntries(entries)
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

describe.each(['main.ts', 'supervisor.ts'])(
  '%s says why it cannot start, and leaves all as it was',
  (file) => {
    test.concurrent.each(trials)('$about', async ({ says, settings, data }) => {
      const place = mkdtempSync(join(folder, 'data-'))
      data?.(place)
      const before = everything(place)
      const child = spawn(process.execPath, [join(server, file)], {
        cwd: place,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          SITE_PORT: '0',
          METRICS_PORT: '0',
          DATA_DIR: place,
          DATABASE_URL: join(place, 'site.db'),
          SITE_BUILD: build,
          // What each of them loads is compiled once.
          NODE_COMPILE_CACHE: join(folder, 'compiled'),
          ...settings?.({ folder: place, taken }),
        },
      })
      let printed = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          printed += text
        })
      }
      const [code] = await once(child, 'close')
      const expected = [says]
        .flat()
        .map((line) => new RegExp(line.source.replace('^', '^hongyan cannot start: ')))
      const lines = printed.trimEnd().split('\n')
      expect(lines).toEqual(expected.map((line) => expect.stringMatching(line)))
      expect(printed).not.toMatch(/^\s+at |sesame/m)
      expect(code).toBe(1)
      expect(everything(place)).toEqual(before)
    })
  },
)
