import ts from 'typescript'
import type { TrackedFile } from './tracked-files.ts'

/** What is handed from one part of the site to another: contexts, services, parts, forms and plugins. */
const handedOn = /(?:Ctx|Context|^At|Services|Parts|Plugin|Form|FormRequest|Pages|^Site)$/

/** The properties of every type of a file whose name says that it is handed on. */
export function contextProperties({ path, text }: TrackedFile): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const names: string[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) {
      if (ts.isIdentifier(node.name)) names.push(node.name.text)
    }
    ts.forEachChild(node, collect)
  }
  for (const statement of source.statements) {
    const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)
    if (isType && handedOn.test(statement.name.text)) collect(statement)
  }
  return names
}
