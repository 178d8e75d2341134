import { galleryMessages, siteContent, typeset } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { framedSection } from '../../../shell/parts/gallery-page/framed-section.tsx'
import { GalleryPage, Sample } from '../../../shell/parts/gallery-page/gallery-page.tsx'
import { Banner } from '../../home/widgets/banner/banner.tsx'

/** The home banner as it is there, and with a single slide. */
export function BannerPage({ locale }: { readonly locale: LocaleId }) {
  const { moving, still } = galleryMessages(locale).banner
  const { banner } = typeset(siteContent(locale).home)
  const single = { ...banner, slides: banner.slides.slice(-1) }
  return (
    <GalleryPage component="Banner" locale={locale}>
      <Sample {...moving} wide>
        {framedSection(Banner({ banner, locale }), moving.title)}
      </Sample>
      <Sample {...still} wide>
        {framedSection(Banner({ banner: single, locale }), still.title)}
      </Sample>
    </GalleryPage>
  )
}
