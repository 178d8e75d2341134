import { existsSync } from 'node:fs'
import { collectionNames, collectionSchemas, documentNames, documentSchemas } from '@hongyan/documents'
import type { z } from 'zod'
import { wordsOf } from '../content-code.ts'
import { collections } from './collections.ts'
import { editorSchema } from './editor-schema.ts'

/** The JSON schema of every written document and collection, by the files in `folder` that it is for. */
export function editorSchemas(folder: string): ReadonlyMap<string, z.core.JSONSchema.JSONSchema> {
  const ofCollections = collectionNames.map((name) => {
    const { place, named } = collections[name]
    return [
      `${place}/**/*.yaml`,
      editorSchema(collectionSchemas[name], { named: Object.keys(named('')) }),
    ] as const
  })
  const ofDocuments = documentNames.flatMap((name) => {
    const isPart = existsSync(`${folder}${wordsOf(name)}`)
    const files = isPart ? `${wordsOf(name)}/*.yaml` : `${wordsOf(name)}.yaml`
    return isPart || existsSync(folder + files)
      ? [[files, editorSchema(documentSchemas[name], { isPart })] as const]
      : []
  })
  return new Map([...ofCollections, ...ofDocuments])
}
