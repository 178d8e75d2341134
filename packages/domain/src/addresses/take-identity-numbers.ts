import { findIdentityNumbers } from '../privacy/find-identity-numbers.ts'
import type { TextInHand } from './text-in-hand.ts'

/** Takes numbers of documents; gives the text with blanks in their place, where no phone is looked for. */
export function takeIdentityNumbers(hand: TextInHand): string {
  let blanked = hand.folded
  for (const { start, end } of findIdentityNumbers(hand.folded)) {
    hand.take(start, end, 'identity')
    blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end)
  }
  return blanked
}
