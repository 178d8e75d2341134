import type { z } from 'zod'
import type { scene } from '../parts.ts'

/** The same words in the two languages of the desk. */
export type Words = readonly [chinese: string, english: string]

/** What an id or a path of a document names. In `rows` of the same document, the name of the list is given. */
export type Reference =
  | 'question'
  | 'page'
  | 'aircraft'
  | 'deck'
  | 'service'
  | 'packaging-price'
  | 'service-price'
  | 'area'
  | { readonly list: string }

/** What is said of a field. */
type Labelled = {
  readonly label: Words
  readonly help?: Words
}

/** A field without parts of its own. */
type Leaf = Labelled & {
  /** Written in several lines on the screen. */
  readonly long?: true
  readonly names?: Reference
  /** A value that fits, for texts of a fixed form: shown as an example, and what a new part begins with. */
  readonly example?: string
  /** The unit that stands behind a number. */
  readonly unit?: Words
}

/** One entry of a list, as in "block 2". */
type Listed = { readonly entry?: Words }

/** Whether an empty value of a part that may be left out is given to new parts all the same. */
type Begun = { readonly begins?: 'filled' }

/** What has to be said of a schema so that a form can be made of it. The compiler refuses a field without a label. */
export type LabelsOf<S> = S extends z.ZodNullable<infer Inner> | z.ZodDefault<infer Inner>
  ? More<LabelsOf<Inner>, Begun>
  : S extends typeof scene
    ? Words | Leaf
    : S extends z.ZodArray<infer Item>
      ? More<LabelsOf<Item>, Listed>
      : S extends z.ZodObject<infer Shape>
        ? Labelled & { readonly parts: PartLabels<Shape> }
        : S extends z.ZodDiscriminatedUnion<infer Members>
          ? Labelled & { readonly kinds: KindLabels<Members[number]> }
          : S extends z.ZodUnion<infer Members>
            ? Members[number] extends z.ZodString
              ? Words | Leaf
              : Labelled & { readonly parts: PartLabels<ShapeIn<Members[number]>> }
            : S extends z.ZodEnum<infer Values>
              ? Labelled & { readonly choices: Readonly<Record<Values[keyof Values] & string, Words>> }
              : S extends z.ZodRecord<infer Keys, infer Value>
                ? LabelsOf<Value> & { readonly keys: Readonly<Record<z.output<Keys> & string, Words>> }
                : Words | Leaf

type More<Labels, Extra> = Labels extends Words ? Words : Labels & Extra
type ShapeIn<Member> = Member extends z.ZodObject<infer Shape> ? Shape : never

export type PartLabels<Shape> = {
  readonly [Key in keyof Shape as Shape[Key] extends z.ZodLiteral ? never : Key]: LabelsOf<Shape[Key]>
}

/** Labels of each member of a union, by its kind. */
export type KindLabels<Member> = {
  readonly [One in Member as One extends { shape: { kind: z.ZodLiteral<infer Kind extends string> } }
    ? Kind
    : never]: One extends z.ZodObject<infer Shape>
    ? Labelled & { readonly icon?: string; readonly parts: PartLabels<Shape> }
    : never
}

/** A text that is written in several lines on the screen. */
export function long(chinese: string, english: string, help?: Words) {
  return { label: [chinese, english], long: true, ...(help && { help }) } as const
}
