/** A line that is a comment and nothing else: what begins it, its words, what ends it. */
const comment = /^(\s*(?:#|\/\/|\/\*\*) )(.*?)( \*\/)?$/gm

/** The comments of a sample, in their order. */
export function commentsOf(text: string): readonly string[] {
  return [...text.matchAll(comment)].map(([, , words = '']) => words)
}

/** A sample with its comments in the words of a language, given in their order. */
export function localizeComments(text: string, words: readonly string[]): string {
  let at = 0
  return text.replace(comment, (_, begin: string, own: string, end = '') => {
    const said = words[at] ?? own
    at += 1
    return begin + said + end
  })
}
