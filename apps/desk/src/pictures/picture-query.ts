import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  listPicturesAction,
  showPictureAction,
  showWholePictureAction,
} from '../../../site/features/desk/media/actions.ts'
import { ask } from '../client/ask.ts'
import { textFile } from './file-text.ts'

/** Uploaded pictures whose name or texts hold some words, the newest first, a page after the other. */
export function picturesQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: ['pictures', 'list', search],
    queryFn: ({ pageParam, signal }) =>
      ask(
        listPicturesAction,
        { query: { search, ...(pageParam === '' ? {} : { before: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ pictures, more }) => (more ? pictures.at(-1)?.id : undefined),
  })
}

export function pictureQuery(id: string) {
  return queryOptions({
    queryKey: ['pictures', 'one', id],
    queryFn: ({ signal }) => ask(showPictureAction, { params: { id } }, signal),
  })
}

/** All that was uploaded of it, at a revision: what its focus is chosen on. */
export function wholePictureQuery(id: string, revision: number) {
  return queryOptions({
    queryKey: ['pictures', 'whole', id, revision],
    queryFn: async ({ signal }) => {
      const { file } = await ask(showWholePictureAction, { params: { id } }, signal)
      return textFile(file, 'image/webp')
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export type Picture = Awaited<ReturnType<NonNullable<ReturnType<typeof pictureQuery>['queryFn']>>>['picture']
