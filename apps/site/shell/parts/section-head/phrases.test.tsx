import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Phrases } from './phrases.tsx'

function parts(text: string): readonly string[] {
  const html = renderToStaticMarkup(<Phrases text={text} />)
  return html
    .replaceAll('<wbr/>', '')
    .split(/<\/?span>/g)
    .filter((part) => part !== '')
}

describe('phrases of a heading', () => {
  it('are its clauses, each with the mark that ends it', () => {
    expect(parts('先算一票，再决定')).toEqual(['先算一票，', '再决定'])
    expect(parts('包装：能不用就不用？')).toEqual(['包装：', '能不用就不用？'])
  })

  it('hold the items of a list, inside their clause or by themselves', () => {
    expect(renderToStaticMarkup(<Phrases text="货、订单，三条线怎么走" />)).toBe(
      '<span><span>货、</span><span>订单，</span></span><span>三条线<wbr/>怎么走</span>',
    )
    expect(parts('丢了、签错了、退多少')).toEqual(['丢了、', '签错了、', '退多少'])
  })

  it.each(['重量段与时效', '能送到吗？', 'Cold, from store to doorstep'])('stays whole: %s', (text) => {
    expect(parts(text)).toEqual([text])
  })

  it.each(['一，二，三', '先算一票，再决定', '：怪', '完。'])('keeps every character of %s', (text) => {
    expect(renderToStaticMarkup(<Phrases text={text} />).replace(/<[^>]*>/g, '')).toBe(text)
  })
})
