import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { publicFamilies } from '../../calls/families.ts'
import { siteCalls } from '../../features.ts'
import { routeOf } from '../../routes.ts'
import { buildOpenApi } from '../../server/http/openapi.ts'
import type { ApiDescription } from './load.ts'
import { loadPart, partHead } from './load-part.ts'
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
  const html = renderToStaticMarkup(<DevelopersPartScreen locale="en-US" data={part} />)
  const withoutFields = html.replace(/<details class="[^"]*fields[^"]*">.*?<\/details>/gs, '')
  const folded = withoutFields.replace(/<\/summary>.*?<\/details>/gs, '').replace(/<wbr\/?>/g, '')
  expect(html.replace(/<wbr\/?>/g, '')).toContain('/com/getJDDistrictFromAddress')
  expect(folded).not.toContain('/com/')
  expect(folded).toContain('Read a pasted address')
})
