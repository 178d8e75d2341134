import { mediaCode } from '@hongyan/content'
import type { PictureLibrary } from '@hongyan/domain/media/picture-library'
import { removeOldFiles } from '@hongyan/domain/media/store-files'
import type { Ctx } from '@hongyan/kernel/context'
import { localised } from '../../../server/http/localised.ts'
import { everyHour } from '../../../server/operations/while-open.ts'
import type { Plugin } from '../../../server/requests/plugin.ts'
import type { ThreadServices } from '../../../server/threads/run-in-worker.ts'
import { type MediaServices, mediaActions } from './actions.ts'
import { encodePicture } from './encode-picture.ts'
import { mediaWords } from './refusals.ts'
import { registerPictures } from './serve-pictures.ts'

type Site = MediaServices & { readonly ctxOf: (name: string) => Ctx }

/** Pictures that staff uploads. */
export const deskMedia: Plugin<
  MediaServices & ThreadServices,
  Site,
  unknown,
  unknown,
  MediaServices,
  { readonly services: MediaServices }
> = {
  makes: ({ pictureFiles }): { readonly pictures: PictureLibrary } => ({
    pictures: {
      encode: encodePicture,
      store: pictureFiles,
      codeOf: mediaCode,
    },
  }),
  routes: mediaActions,
  register: (app, { pictures }) => registerPictures(app, pictures.store),
  work: (app, { pictures, ctxOf }) => {
    everyHour(app, 'old pictures', async () => {
      await removeOldFiles(ctxOf('media'), { library: pictures })
    })
  },
  desk: (app, { services }) => registerPictures(app, services.pictures.store),
  words: mediaWords,
  sentences: {
    missing: localised('请填写。', '請填寫。', 'Please fill this in.'),
    'too-long': localised('最多 300 个字。', '最多 300 個字。', 'At most 300 characters.'),
    'in-use': localised('还在使用。', '還在使用。', 'It is in use.'),
  },
}
