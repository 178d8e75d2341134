import type { Rating } from '@hongyan/domain/feedback/feedback-rules'

const mouths: Readonly<Record<Rating, string>> = {
  good: 'M8.2 14.2c1 1.7 2.3 2.5 3.8 2.5s2.8-.8 3.8-2.5',
  fair: 'M8.5 15.4h7',
  poor: 'M8.2 16.7c1-1.7 2.3-2.5 3.8-2.5s2.8.8 3.8 2.5',
}

/** A face that says how useful a page was; the word beside it says the same. */
export function Face({ rating }: { readonly rating: Rating }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width=".35rem" height=".35rem" aria-hidden="true">
      <circle cx="12" cy="12" r="8.5" />
      <path d={`M9 9.6h.01M15 9.6h.01${mouths[rating]}`} />
    </svg>
  )
}
