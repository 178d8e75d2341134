import { type AskedField, askedFields } from '@hongyan/domain/enquiries/enquiry-fields'

/** What somebody typed before the script awoke, or the browser brought back. */
export function typedBefore(form: HTMLFormElement | null): Partial<Record<AskedField, string>> {
  if (form === null) return {}
  const data = new FormData(form)
  return Object.fromEntries(
    askedFields.flatMap((name) => {
      const field = form.elements.namedItem(name)
      const touched =
        field instanceof HTMLSelectElement
          ? [...field.options].some((option) => option.selected !== option.defaultSelected)
          : field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
            ? field.value !== field.defaultValue
            : data.has(name)
      const value = data.get(name)
      return touched && typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** Whether consent was ticked by then. */
export function isTicked(form: HTMLFormElement | null): boolean {
  const box = form?.elements.namedItem('consentVersion')
  return box instanceof HTMLInputElement && box.checked
}
