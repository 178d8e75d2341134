import { localeOf } from '@hongyan/locales'
import type { ReactNode } from 'react'
import { PasteSuggestions } from '../../apps/site/features/addresses/widgets/paste/paste-suggestions.tsx'
import { loadContent } from '../../apps/site/features/content/load.ts'
import { ContentScreen } from '../../apps/site/features/content/ui/page.tsx'
import { loadHome } from '../../apps/site/features/home/load.ts'
import { NoticeStrip } from '../../apps/site/features/home/ui/notice-strip.tsx'
import { HomeScreen } from '../../apps/site/features/home/ui/page.tsx'
import { TrackHelp } from '../../apps/site/features/tracking/ui/help.tsx'
import { NumberGuide } from '../../apps/site/features/tracking/ui/number-guide.tsx'
import {
  Tracking,
  type TrackingAsked,
  type TrackingPage,
} from '../../apps/site/features/tracking/ui/tracking.island.tsx'
import { RenderBlock } from '../../apps/site/pages/_render-block.tsx'
import { FeedbackStrip } from '../../apps/site/shell/feedback/feedback-strip.tsx'
import { FloatingBox } from '../../apps/site/shell/floating/floating-box.tsx'
import { Footer } from '../../apps/site/shell/footer/footer.tsx'
import { Header, HeaderSheet } from '../../apps/site/shell/header/header.tsx'
import { OrderDialog } from '../../apps/site/shell/order/order-dialog.tsx'
import { OrderNudge } from '../../apps/site/shell/order/order-nudge.tsx'
import { shellContent } from '../../apps/site/shell/shell-content.ts'
import { PageStatus, SkipLink } from '../../apps/site/shell/status/status.tsx'

const locale = localeOf('zh-CN')

/** What React renders of home, or of a content page, in Simplified Chinese: what is inside `body`, data and all. */
export function pageTree(path: string): ReactNode {
  const content = shellContent(locale.id)
  const head = { content, locale, path, brand: undefined, signsIn: false }
  return (
    <>
      <SkipLink content={content} />
      <Header {...head} signIn={null} />
      <PageStatus content={content} />
      <main id="content" tabIndex={-1}>
        {path === '/' ? homeTree() : contentTree(path)}
      </main>
      <HeaderSheet {...head} />
      <FeedbackStrip locale={locale.id} path={path} />
      <Footer content={content} locale={locale} signsIn={false} />
      <FloatingBox content={content} locale={locale.id} feedback="#feedback" />
      <OrderNudge content={content} locale={locale.id} />
      <OrderDialog content={content} locale={locale.id} portal={null} />
    </>
  )
}

function homeTree(): ReactNode {
  const page = loadHome(locale.id, Date.now())
  return (
    <>
      {page.notice && <NoticeStrip notice={page.notice} locale={locale.id} />}
      <HomeScreen {...page} />
    </>
  )
}

function contentTree(path: string): ReactNode {
  const data = loadContent(path, locale.id, Date.now(), false)
  if (data === null) throw new Error(`${path} is no content page`)
  return <ContentScreen data={data} RenderBlock={RenderBlock} />
}

/** What is a tracking answer's own: what stands in `main`, of the data that its island was given. */
export function trackingTree(given: string): ReactNode {
  const { page, data } = JSON.parse(given) as { readonly page: TrackingPage; readonly data: TrackingAsked }
  const { locale } = page
  return (
    <>
      <Tracking page={page} data={data} />
      <NumberGuide locale={locale} />
      <TrackHelp locale={locale} />
      <PasteSuggestions locale={locale} />
    </>
  )
}
