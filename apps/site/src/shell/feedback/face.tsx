import type { Rating } from '@hongyan/domain/feedback-rules'

const mouths: Readonly<Record<Rating, string>> = {
  good: 'M8.2 14.2c1 1.7 2.3 2.500 3.800 2.500s2.800-.8 3.800-2.500',
  fair: 'M8.500 15.400h7',
  poor: 'M8.200 16.700c1-1.700 2.300-2.500 3.800-2.500s2.800.8 3.800 2.500',
}

/** A face that says how useful a page was; the word beside it says the same. */
export function Face({ rating }: { readonly rating: Rating }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width=".35rem" height=".35rem" aria-hidden="true">
      <circle cx="12" cy="12" r="8.500" />
      <path d={`M9 9.600h.01M15 9.600h.01${mouths[rating]}`} />
    </svg>
  )
}
