import { type EnquiryForm, mainCategoryCodes } from '@hongyan/domain/enquiries/code-lists'
import { type AskedField, type ProblemPath, problemOrder } from '@hongyan/domain/enquiries/enquiry-fields'
import { type EnquiryProblem, readEnquiryInput } from '@hongyan/domain/enquiries/enquiry-input'
import { type FormValues, untouched } from './form-values.ts'
import { type Choice, type Places, rootOfPlaces } from './state/calls.ts'

/** Whether a path of an answer is a place of this form. */
export function isPath(path: string): path is ProblemPath {
  return (problemOrder as readonly string[]).includes(path)
}

/** What a fresh form holds. */
export function firstChoices(types: readonly Choice[]): FormValues {
  return untouched(types[0]?.value ?? '', mainCategoryCodes[0])
}

/** A place further up takes those below it along. */
export function changed(before: FormValues, name: AskedField, value: string): FormValues {
  const below = name === 'province' ? { city: '', district: '' } : name === 'city' ? { district: '' } : {}
  return { ...before, ...below, [name]: value }
}

/** What is wrong, by the rules that the server has too. */
export function problemsOf(
  values: FormValues,
  consentVersion: string,
  mode: EnquiryForm,
  places: Places | null,
): ReadonlyMap<ProblemPath, EnquiryProblem> {
  const reading = readEnquiryInput({ ...values, consentVersion }, mode)
  const found = new Map(
    reading.kind === 'fine'
      ? []
      : reading.problems.map(({ path, problem }) => [path as ProblemPath, problem] as const),
  )
  if (
    mode === 'page' &&
    !found.has('fullAddress') &&
    hasDistricts(values, places) &&
    values.district === ''
  ) {
    found.set('fullAddress', 'fullAddressRequired')
  }
  return found
}

/** Whether the chosen city is divided further. */
function hasDistricts({ province, city }: FormValues, places: Places | null): boolean {
  if (places === null) return false
  const chosen = [province, city].reduce<string | undefined>((code, name) => {
    const among = code === undefined ? [] : (places[code] ?? [])
    return among.find((place) => place.address === name || place.code === name)?.code
  }, rootOfPlaces)
  return chosen !== undefined && (places[chosen] ?? []).length > 0
}

/** The fields as they are sent; what the form alone needs stays behind. */
export function readyToSend(values: FormValues, mode: EnquiryForm): object {
  const reading = readEnquiryInput(values, mode)
  if (reading.kind === 'problems') throw new Error('a form with problems is not sent')
  const { sessionId: _session, consentVersion: _consent, ...enquiry } = reading.enquiry
  return Object.fromEntries(Object.entries(enquiry).filter(([, value]) => value !== null))
}
