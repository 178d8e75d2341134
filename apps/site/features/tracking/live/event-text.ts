/** Ms after which a browser asks again where a stream has ended: apart from each other, or all would come at once. */
export function retryMs(fromMs: number, toMs: number): number {
  return Math.round(fromMs + Math.random() * (toMs - fromMs))
}

/** One event of a stream: the numbers that have something new, none to say only that the stream is alive. */
export function eventText(numbers: readonly string[], id?: string): string {
  return `${id === undefined ? '' : `id:${id}\n`}data:${numbers.join()}\n\n`
}
