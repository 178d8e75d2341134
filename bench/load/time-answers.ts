const answers = 1000

/** Time of one posted answer after another, in ms: the middle one and the slow one in a hundred. */
export async function timeAnswers(
  port: number,
  path: string,
  bodyOf: (turn: number) => string,
): Promise<{ readonly p50: number; readonly p99: number }> {
  const times: number[] = []
  for (let turn = 0; turn < answers; turn += 1) {
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
      body: bodyOf(turn),
    })
    await answer.arrayBuffer()
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100
  return { p50: at(0.5), p99: at(0.99) }
}
