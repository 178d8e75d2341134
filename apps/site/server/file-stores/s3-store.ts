import type { FileStore } from '@hongyan/domain/media/picture-library'
import { checkedName } from './file-name.ts'
import type { AskS3, S3Answer } from './s3-requests.ts'
import { storeAway } from './store-away.ts'

/** Files of pictures in a bucket. One that is put there is there whole or not at all: so S3 promises. */
export function s3Store(ask: AskS3): FileStore {
  const read: FileStore['read'] = async (name, left) => {
    const answer = await ask({ method: 'GET', name: checkedName(name), left })
    if (isDone(answer)) return answer.body
    // A bucket that is not there is another thing than a file that is not.
    if (answer.code === 'NoSuchKey') return null
    throw refusal(answer)
  }
  return {
    read,
    put: async (name, bytes) => {
      const headers = {
        'content-type': `image/${checkedName(name).split('.').at(-1)}`,
        'cache-control': 'public, max-age=31536000, immutable',
      }
      const answer = await ask({ method: 'PUT', name, body: bytes, headers })
      if (!isDone(answer)) throw refusal(answer)
    },
    size: async (name) => {
      const answer = await ask({ method: 'HEAD', name: checkedName(name) })
      if (isDone(answer)) return Number(answer.headers.get('content-length'))
      // An answer to HEAD has no room for the code that says what is not there.
      return (await read(name))?.byteLength ?? null
    },
    remove: async (name) => {
      const answer = await ask({ method: 'DELETE', name: checkedName(name) })
      if (!isDone(answer) && answer.code !== 'NoSuchKey') throw refusal(answer)
    },
  }
}

function isDone({ status }: S3Answer): boolean {
  return status >= 200 && status < 300
}

function refusal({ status, code }: S3Answer) {
  return storeAway(`the store answered ${status} ${code}`.trim())
}
