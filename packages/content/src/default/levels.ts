import type { DocumentInput } from '@hongyan/documents'
import type { Seed } from '../seed.ts'

type Main = DocumentInput<'navigation'>['items'][number]
type Child = NonNullable<Main['children']>[number]
type Third = NonNullable<Child['children']>[number]

type Unlevelled<T> = Omit<T, 'level' | 'children'>
export type ThirdSeed = Seed<Unlevelled<Third>>
export type ChildSeed = Seed<Unlevelled<Child>> & { readonly children?: readonly ThirdSeed[] }
export type MainSeed = Seed<Unlevelled<Main>> & { readonly children?: readonly ChildSeed[] }

/** Writes the level strings from the places of the entries: `1-0`, `1-2`, `1-2-3`. */
export function levelled(items: readonly MainSeed[]): Seed<DocumentInput<'navigation'>> {
  return {
    items: items.map((item, main) => ({
      ...item,
      level: `${main}-0`,
      children: (item.children ?? []).map((child, second) => ({
        ...child,
        level: `${main}-${second + 1}`,
        children: (child.children ?? []).map((third, last) => ({
          ...third,
          level: `${main}-${second + 1}-${last + 1}`,
        })),
      })),
    })),
  } as Seed<DocumentInput<'navigation'>>
}
