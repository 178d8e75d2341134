import { answerMessages } from '@hongyan/content'
import type { Locale } from '@hongyan/locales'
import { paths } from '../../paths.ts'
import { AccountParts } from '../account/account-parts.tsx'
import { signInAddress } from '../account/offered.ts'
import { AnswerBox } from '../answer-box/answer-box.tsx'
import { cachedByContent } from '../cached-by-content.ts'
import { FeedbackStrip } from '../feedback/feedback-strip.tsx'
import { FloatingBox } from '../floating/floating-box.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header, HeaderSheet } from '../header/header.tsx'
import { OrderDialog } from '../order/order-dialog.tsx'
import { OrderNudge } from '../order/order-nudge.tsx'
import { type ShellContent, shellContent } from '../shell-content.ts'
import type { ShellFacts } from '../shell-facts.ts'
import { type StaticMarkup, staticMarkup } from '../static-markup.ts'
import { SkipLink } from '../status/status.tsx'
import type { LayoutProps } from './layout-props.ts'

/** All that decides what stands around a page, beside the content. */
type FrameFacts = Omit<LayoutProps, 'head'> & {
  readonly [Fact in 'orderPortal' | 'signInUrl' | 'signsIn']?: ShellFacts[Fact] | undefined
} & { readonly locale: Locale; readonly path: string }

/** What stands before and behind the page's own part. */
type Frame = { readonly before: StaticMarkup; readonly behind: StaticMarkup }

/** The page that gives feedback where no strip asks for it; as addresses of pages are, without language prefix. */
const feedbackPath = paths.feedback('zh-CN')

/** Pages that are made for each visitor have some forty addresses; of each snapshot so many frames stay. */
const kept = cachedByContent<Frame>(64)

/** The frame of a page: the same for everybody who asks for it while the content stays, so it is rendered once. */
export function frameOf(facts: FrameFacts): Frame {
  return kept(JSON.stringify({ ...facts, locale: facts.locale.id }), () => renderFrame(facts))
}

export function renderFrame(facts: FrameFacts): Frame {
  const content = shellContent(facts.locale.id)
  return {
    before: staticMarkup(<Before facts={facts} content={content} />, 'before'),
    behind: staticMarkup(<Behind facts={facts} content={content} />, 'behind'),
  }
}

type Parts = { readonly facts: FrameFacts; readonly content: ShellContent }

function Before({ facts, content }: Parts) {
  const { locale, path, brand, hideNav, signsIn = false } = facts
  // Whoever presses the icon is at the provider at once: a page of ours between the two would only say so.
  const signIn = signInAddress(locale.id, facts)
  return (
    <>
      <SkipLink content={content} />
      {!hideNav && <Header {...{ content, locale, path, brand, signIn, signsIn }} />}
    </>
  )
}

function Behind({ facts, content }: Parts) {
  const { locale, path, brand, hideNav, hideFooter, hideFeedback, signsIn = false } = facts
  const elsewhere = path === feedbackPath ? null : paths.feedback(locale.id, path)
  const feedback = hideFeedback ? elsewhere : '#feedback'
  return (
    <>
      {!hideNav && signsIn && <AccountParts locale={locale.id} />}
      {!hideNav && <HeaderSheet {...{ content, locale, path, brand, signsIn }} />}
      {!hideFeedback && <FeedbackStrip locale={locale.id} path={path} />}
      {!hideFooter && <Footer content={content} locale={locale} signsIn={signsIn} />}
      <FloatingBox content={content} locale={locale.id} feedback={feedback} />
      <OrderNudge content={content} locale={locale.id} />
      {!hideNav && <AnswerBox words={answerMessages(locale.id)} locale={locale.id} />}
      <OrderDialog content={content} locale={locale.id} portal={facts.orderPortal ?? null} />
    </>
  )
}
