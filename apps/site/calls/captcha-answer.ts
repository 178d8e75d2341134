/** The answer to a question in the form in which a solved task travels too. */
export function answerOf(token: string, answer: string): string {
  return btoa(
    JSON.stringify({ question: token, answer: answer.normalize('NFKC').replace(/\D/g, '').slice(0, 6) }),
  )
}
