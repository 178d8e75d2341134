import words from './words.json'

export const dynamic = 'force-static'

export default function Page() {
  return (
    <main>
      <h1>{words.title}</h1>
      {words.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </main>
  )
}
