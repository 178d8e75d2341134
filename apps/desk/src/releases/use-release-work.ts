import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { AskError } from '../client/ask.ts'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { releasesQuery, type ShownRelease } from './release-queries.ts'
import { lastOf, stateWords } from './release-words.ts'

type Work<T> = {
  readonly act: () => Promise<T>
  readonly said: string | ((done: T) => string)
  /** The release that it is done with; what became of it meanwhile is told where it is refused. */
  readonly release?: ShownRelease
}

/**
 * Does something with a release of a document, says what came of it, and has everything that shows releases follow
 * before `onSettled`, which is told whether there is nothing left to try. `isShown` says whether the caller shows a
 * refusal itself.
 */
export function useReleaseWork<T = unknown>(
  name: string,
  onSettled: (isOver: boolean) => void,
  isShown: (error: unknown) => boolean = () => false,
) {
  const texts = useTexts()
  const time = useTime()
  const client = useQueryClient()
  const isActing = useRef(false)
  const follow = async () => {
    void client.invalidateQueries({ queryKey: ['work'] })
    await client.invalidateQueries({ queryKey: ['releases'] })
  }
  const work = useMutation({
    mutationFn: async ({ act }: Work<T>) => {
      try {
        return await act()
      } finally {
        isActing.current = false
      }
    },
    onSuccess: async (done, { said }) => {
      sayDone(typeof said === 'string' ? said : said(done))
      await follow()
      onSettled(true)
    },
    onError: async (error, { release }) => {
      await follow()
      if (!isShown(error)) sayProblem(await sentence(error, release))
      onSettled(isSettled(error))
    },
  })
  return {
    ...work,
    // Pressed twice, it is done once. What comes next may be pressed as soon as it is there, while the rest follows.
    mutate: (next: Work<T>) => {
      if (isActing.current) return
      isActing.current = true
      work.mutate(next)
    },
  }

  /** What the server says; of what is settled already, what it has become. */
  async function sentence(error: unknown, release: ShownRelease | undefined): Promise<string> {
    if (!isSettled(error)) return sentenceOf(error, texts)
    const releases = await client.fetchQuery(releasesQuery(name)).catch(() => [])
    const now = release === undefined ? releases[0] : releases.find(({ id }) => id === release.id)
    if (now === undefined) return sentenceOf(error, texts)
    const { who, when } = lastOf(now)
    return texts.releases.meanwhile(stateWords(now, texts.releases), texts.releases.by(who, time(when)))
  }
}

/** Whether somebody else was quicker. */
function isSettled(error: unknown): boolean {
  return error instanceof AskError && error.refusal === 'release-settled'
}
