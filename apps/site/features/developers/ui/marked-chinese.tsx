/** A refusal in English may have to carry a Chinese word: readers are told which language it is in. */
export function MarkedChinese({ text }: { readonly text: string }) {
  return text.split(/(\p{Script=Han}+)/u).map((part) =>
    /\p{Script=Han}/u.test(part) ? (
      <span key={part} lang="zh">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
