import { deletePicture } from '@hongyan/domain/media/delete-picture'
import { exportPictures } from '@hongyan/domain/media/export-pictures'
import { listPictures, showPicture, wholePicture } from '@hongyan/domain/media/list-pictures'
import type { PictureLibrary } from '@hongyan/domain/media/picture-library'
import { describePicture, replacePicture } from '@hongyan/domain/media/replace-picture'
import { uploadPicture } from '@hongyan/domain/media/upload-picture'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../../calls/envelope.ts'
import { signInNeeded, staffRole } from '../../../calls/refusals.ts'
import { defineAction } from '../../../server/requests/action.ts'
import type { At, Route } from '../../../server/requests/route.ts'
import type { ThreadServices } from '../../../server/threads/run-in-worker.ts'
import { fileFormats, fileOfRows } from '../work/file-of-rows.ts'
import { pictureColumns, pictureRow } from './columns.ts'
import { presentPicture } from './present.ts'
import {
  notAPicture,
  pictureChanged,
  pictureInUse,
  pictureStoreAway,
  pictureTooLarge,
  unknownPicture,
} from './refusals.ts'
import { altView, focusView, pictureView } from './views.ts'

export type MediaServices = { readonly pictures: PictureLibrary }

const shared = { family: 'desk-media', shape: 'own', limit: 'desk' } as const
const seeing = {
  who: 'person',
  record: 'none',
  origin: 'any',
  repeat: 'reads',
  staffRight: 'see-documents',
} as const
const uploading = {
  who: 'person',
  record: 'none',
  origin: 'allowed',
  repeat: 'repeats',
  staffRight: 'upload-pictures',
} as const
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
const anId = 'k3f9a2x7q1'
const params = z.object({ id: z.string().regex(/^[a-z0-9]{8,32}$/u) })
const file = z.base64().min(4).describe('JPEG, PNG, WebP, AVIF or GIF, in base64.')
const alt = { 'zh-CN': '两辆货车', 'en-US': 'Two trucks' }
const focus = { x: 500, y: 500 }
const rights = z.string().max(2000).optional()
const search = z.string().max(100).default('')
const done = { 200: plainSuccess }

export const listPicturesAction = defineAction(
  {
    ...shared,
    id: 'listPictures',
    method: 'GET',
    path: '/v1/desk/media',
    summary: { en: 'Uploaded pictures, the newest first', zh: '上传的图片，最新的在前' },
    query: z.strictObject({ search, before: params.shape.id.optional() }),
    replies: { 200: successOf(z.object({ pictures: z.array(pictureView), more: z.boolean() })) },
    refusals: [signInNeeded, staffRole],
    access: seeing,
    examples: [{ ...signedOut, request: {} }],
  },
  ({ query }, { ctx }) => listPictures(ctx, { ...query, limit: 60 }),
  ({ pictures, more }) => ({ pictures: pictures.map(presentPicture), more }),
)

export const exportPicturesAction = defineAction(
  {
    ...shared,
    id: 'exportPictures',
    method: 'POST',
    path: '/v1/desk/media/list/file',
    summary: {
      en: 'All pictures that a search finds as a file, with credit and license',
      zh: '把找到的图片存成文件，含署名和许可',
    },
    body: z.strictObject({ search, format: z.enum(fileFormats) }),
    takesLong: true,
    replies: { 200: 'file' },
    refusals: [signInNeeded, staffRole],
    access: { ...seeing, origin: 'allowed', repeat: 'once' },
    examples: [{ ...signedOut, request: { body: { format: 'csv' } } }],
  },
  async ({ body: { search: text, format } }, at: At<ThreadServices>) => {
    const rows = (await exportPictures(at.ctx, { search: text })).map(pictureRow)
    return fileOfRows(at, { name: 'pictures', columns: pictureColumns, rows, format })
  },
)

export const showPictureAction = defineAction(
  {
    ...shared,
    id: 'showPicture',
    method: 'GET',
    path: '/v1/desk/media/{id}',
    summary: { en: 'One picture, and what shows it', zh: '一张图片和用到它的文档' },
    params,
    replies: {
      200: successOf(
        z.object({
          picture: pictureView,
          uses: z.array(z.string()).readonly().describe('Names of documents, codes of what is published.'),
        }),
      ),
    },
    refusals: [signInNeeded, staffRole, unknownPicture],
    access: seeing,
    examples: [{ ...signedOut, request: { params: { id: anId } } }],
  },
  ({ params: { id } }, { ctx }) => showPicture(ctx, { id }),
  ({ uses, ...picture }) => ({ picture: presentPicture(picture), uses }),
)

export const showWholePictureAction = defineAction(
  {
    ...shared,
    id: 'showWholePicture',
    method: 'GET',
    path: '/v1/desk/media/{id}/file',
    summary: { en: 'All that was uploaded of a picture', zh: '没有裁切过的整张图片' },
    params,
    replies: { 200: successOf(z.object({ file: z.string().describe('WebP, in base64.') })) },
    refusals: [signInNeeded, staffRole, unknownPicture, pictureStoreAway],
    takesLong: true,
    access: { ...seeing, staffRight: 'upload-pictures' },
    examples: [{ ...signedOut, request: { params: { id: anId } } }],
  },
  ({ params: { id } }, { ctx, services }: At<MediaServices>) =>
    wholePicture(ctx, { id, library: services.pictures }),
  (file) => ({ file: Buffer.from(file).toString('base64') }),
)

export const uploadPictureAction = defineAction(
  {
    ...shared,
    id: 'uploadPicture',
    method: 'POST',
    path: '/v1/desk/media',
    summary: { en: 'Upload a picture', zh: '上传一张图片' },
    description: {
      en: 'Documents name it as `media:` and its id. The same file again is the picture that it became.',
      zh: '文档里用 `media:` 加上它的编号来引用。同一个文件再传一次，得到的还是原来那张图片。',
    },
    body: z.strictObject({ file, name: z.string().max(300), alt: altView, focus: focusView.default(focus) }),
    carriesFile: 'picture',
    typesetBody: true,
    replies: { 200: successOf(z.object({ id: z.string(), isNew: z.boolean() })) },
    refusals: [signInNeeded, staffRole, notAPicture, pictureTooLarge, pictureStoreAway],
    access: uploading,
    examples: [{ ...signedOut, request: { body: { file: 'AAAA', name: 'truck.jpg', alt } } }],
  },
  ({ body }, { ctx, services }: At<MediaServices>) =>
    uploadPicture(ctx, { ...body, file: Buffer.from(body.file, 'base64'), library: services.pictures }),
  ({ id, isNew }) => ({ id, isNew }),
)

export const replacePictureAction = defineAction(
  {
    ...shared,
    id: 'replacePicture',
    method: 'POST',
    path: '/v1/desk/media/{id}/file',
    summary: { en: 'Put another file in the place of a picture', zh: '用另一个文件替换图片' },
    params,
    body: z.strictObject({ file, revision: z.int().min(0), focus: focusView.default(focus) }),
    carriesFile: 'picture',
    replies: done,
    refusals: [
      signInNeeded,
      staffRole,
      unknownPicture,
      notAPicture,
      pictureTooLarge,
      pictureChanged,
      pictureStoreAway,
    ],
    access: uploading,
    examples: [{ ...signedOut, request: { params: { id: anId }, body: { file: 'AAAA', revision: 0 } } }],
  },
  ({ params: { id }, body }, { ctx, services }: At<MediaServices>) =>
    replacePicture(ctx, { ...body, id, file: Buffer.from(body.file, 'base64'), library: services.pictures }),
)

export const describePictureAction = defineAction(
  {
    ...shared,
    id: 'describePicture',
    method: 'POST',
    path: '/v1/desk/media/{id}',
    summary: {
      en: 'Say what a picture shows, and what of it stays in sight',
      zh: '修改图片的说明文字和焦点',
    },
    params,
    body: z.strictObject({
      alt: altView,
      focus: focusView,
      revision: z.int().min(0),
      credit: rights.describe('Whose it is; what is left out stays.'),
      licence: rights.describe('On which terms it may be shown; what is left out stays.'),
    }),
    replies: done,
    takesLong: true,
    typesetBody: true,
    refusals: [signInNeeded, staffRole, unknownPicture, pictureChanged, pictureStoreAway],
    access: uploading,
    examples: [{ ...signedOut, request: { params: { id: anId }, body: { alt, focus, revision: 0 } } }],
  },
  ({ params: { id }, body }, { ctx, services }: At<MediaServices>) =>
    describePicture(ctx, { ...body, id, library: services.pictures }),
)

export const deletePictureAction = defineAction(
  {
    ...shared,
    id: 'deletePicture',
    method: 'POST',
    path: '/v1/desk/media/{id}/delete',
    summary: { en: 'Delete a picture that nothing shows', zh: '删除没有用到的图片' },
    params,
    body: z.strictObject({}),
    replies: done,
    refusals: [signInNeeded, staffRole, unknownPicture, pictureInUse],
    access: uploading,
    examples: [{ ...signedOut, request: { params: { id: anId }, body: {} } }],
  },
  ({ params: { id } }, { ctx, services }: At<MediaServices>) =>
    deletePicture(ctx, { id, library: services.pictures }),
)

export const mediaActions: readonly Route<MediaServices & ThreadServices>[] = [
  listPicturesAction,
  exportPicturesAction,
  showPictureAction,
  showWholePictureAction,
  uploadPictureAction,
  replacePictureAction,
  describePictureAction,
  deletePictureAction,
]
