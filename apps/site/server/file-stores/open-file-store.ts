import { join, resolve } from 'node:path'
import type { FileStore } from '@hongyan/domain/media/picture-library'
import type { Config } from '../config.ts'
import { cachedStore } from './cached-store.ts'
import { checkedStore, type StoreState } from './checked-store.ts'
import { folderStore } from './folder-store.ts'

/** Where the files of pictures lie, and what is known of a store that is elsewhere; null for a folder. */
type OpenedStore = { readonly store: FileStore; readonly state: (() => StoreState) | null }

type Told = {
  /** Told when the store no longer answers, with what it failed with, and when it does again. */
  readonly away: (error: unknown) => void
  readonly back: () => void
}

/** The folder of the pictures that a site keeps itself. */
export function pictureFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(resolve(DATA_DIR), 'media')
}

/** Opens the store of the settings. Nothing is asked of it yet: a site starts while it is away. */
export async function openFileStore(config: Config, told: Told): Promise<OpenedStore> {
  const limits = config.LIMITS
  const bucket = await bucketOf(config)
  if (bucket === null) return { store: folderStore(pictureFolder(config)), state: null }
  const checked = checkedStore(bucket, { now: () => performance.now(), ...told })
  const store = cachedStore(checked, {
    mostBytes: limits['pictures.kept'],
    parallel: limits['pictures.parallel'],
    waiting: limits['pictures.waiting'],
    waitMs: limits['pictures.seconds'] * 1000,
  })
  return { store, state: checked.state }
}

/** The bucket that the settings name; null where they name none. What speaks to it is loaded only then. */
export async function bucketOf(config: Config): Promise<FileStore | null> {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_PATH_STYLE, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  const [{ s3Store }, { s3Requests }] = await Promise.all([
    import('./s3-store.ts'),
    import('./s3-requests.ts'),
  ])
  const bucket = {
    endpoint: S3_ENDPOINT,
    region: S3_REGION ?? 'us-east-1',
    name: S3_BUCKET,
    pathStyle: S3_PATH_STYLE,
    keyId: S3_ACCESS_KEY_ID,
    secret: S3_SECRET_ACCESS_KEY,
  }
  const patienceMs = config.LIMITS['pictures.seconds'] * 1000
  return s3Store(s3Requests(bucket, { fetcher: fetch, now: Date.now, patienceMs }))
}
