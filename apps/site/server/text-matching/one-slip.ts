/** Whether one letter was left out, added, changed, or two neighbours swapped. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let begin = 0
  while (begin < one.length && one[begin] === other[begin]) begin += 1
  let end = 0
  while (
    end < Math.min(one.length, other.length) - begin &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  ) {
    end += 1
  }
  const left = one.slice(begin, one.length - end)
  const right = other.slice(begin, other.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
