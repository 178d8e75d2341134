import { localeIds } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { publicFamilies } from '../../calls/families.ts'
import { fieldWords } from '../../calls/field-words.ts'
import { siteCalls } from '../../features.ts'
import { routeOf } from '../../routes.ts'
import { buildOpenApi } from '../../server/http/openapi.ts'
import { type ApiDescription, loadCalls } from './load.ts'
import { loadPart, partHead } from './load-part.ts'
import { programFamilies } from './parts.ts'
import { DevelopersPartScreen } from './ui/part-page.tsx'

const api = buildOpenApi(siteCalls, 'https://www.hongyan.example', 'en-US') as ApiDescription
const partAt = (name: string) => loadPart(`/developers/${name}`, api)

it('has a page for every group of calls that is described, and for no other', () => {
  expect(api.tags.map(({ name }) => name).toSorted()).toEqual(publicFamilies.toSorted())
  for (const name of [...publicFamilies, 'guide', 'codes']) {
    expect(partAt(name), name).not.toBeNull()
    expect(routeOf(`/developers/${name}`), name).toBeDefined()
  }
  expect(partAt('desk-staff')).toBeNull()
  expect(routeOf('/developers/desk-staff')).toBeUndefined()
})

it('says in its head what the calls of a group are for', () => {
  const heads = publicFamilies.flatMap((name) => {
    const part = partAt(name)
    return part === null ? [] : [partHead(part, 'en-US')]
  })
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  for (const { description } of heads) expect(description.length).toBeGreaterThan(20)
})

it('tells an older address only to whoever opens its call', () => {
  const part = partAt('addresses')
  if (part === null) throw new Error('addresses have no page')
  const html = renderToStaticMarkup(<DevelopersPartScreen locale="en-US" data={part} signsIn />)
  const summaries = [...html.matchAll(/name="call"[^>]*><summary>(.*?)<\/summary>/gs)].map(([, text]) => text)
  const folded = summaries.join('\n').replace(/<wbr\/?>/g, '')
  expect(html.replace(/<wbr\/?>/g, '')).toContain('/com/getJDDistrictFromAddress')
  expect(folded).not.toContain('/com/')
  expect(folded).toContain('Read a pasted address')
})

it.each(localeIds)('says of every field of a request for programs what it is, in %s', (locale) => {
  const own = buildOpenApi(siteCalls, 'https://www.hongyan.example', locale) as ApiDescription
  const fields = loadCalls(own)
    .filter(({ name }) => programFamilies.includes(name))
    .flatMap(({ calls }) => calls.flatMap((call) => call.fields))
  expect(fields.filter(({ about }) => about === null)).toEqual([])
})

it('names no field that no call has', () => {
  const known = loadCalls(api).flatMap(({ calls }) =>
    calls.flatMap(({ id, fields }) =>
      fields.flatMap(({ name }) => {
        const names = name.replaceAll('[]', '').split('.')
        return [names.at(-1), `${names.at(-2)}.${names.at(-1)}`, `${id}.${names.at(-1)}`]
      }),
    ),
  )
  expect(Object.keys(fieldWords).filter((name) => !known.includes(name))).toEqual([])
})

it('shows the first fields of a long request, and the rest where somebody asks', () => {
  const part = partAt('orders')
  if (part === null) throw new Error('orders have no page')
  const html = renderToStaticMarkup(<DevelopersPartScreen locale="en-US" data={part} signsIn />)
  const own = html.slice(html.indexOf('id="fields-placeOrder"'), html.indexOf('Example request placeOrder'))
  const [shown = '', folded = ''] = own.split('<details>')
  expect(shown.match(/<dt>/g)).toHaveLength(12)
  expect(folded).toMatch(/<summary>\d+ more fields/)
  expect(folded.match(/<dt>/g)?.length).toBeGreaterThan(20)
})
