import { emptyFundingFields, type FundingField, type FundingFields, fundingFields } from './funding-form.ts'

/** The short names of the specification (section 5); a field without one is known by its own name alone. */
const shortNames: Partial<Record<FundingField, string>> = {
  fullName: 'name',
  bestContactMethod: 'contactMethod',
  estimatedCreditScore: 'creditScore',
  monthlyIncome: 'income',
  employmentType: 'employment',
  hasBusinessEntity: 'hasEntity',
  einNumber: 'ein',
}

export type FundingPrefill =
  | { kind: 'none' }
  /** A form service did not replace a placeholder: nothing of it may be used. */
  | { kind: 'rejected' }
  /** Something was given for a field, and nothing of it can be one. */
  | { kind: 'unreadable' }
  | { kind: 'filled'; fields: Partial<FundingFields> }

const consents: readonly FundingField[] = [
  'agreeToTerms',
  'phoneCallsConsent',
  'textMessagesConsent',
  'emailConsent',
]

/**
 * What a prefill fills into the funding form, under any spelling of a field: its own name, the short name of the
 * specification, the snake case of both (decision 31). An option is found without regard to case, spaces and signs
 * that an address loses ('700 ' for '700+'); a value that is none is left out. Consents are given by a person only.
 * @param given parameters of an address, or the fields of a token
 */
export function readFundingPrefill(
  given: Readonly<Record<string, string | boolean | undefined>>,
): FundingPrefill {
  const fields: Partial<Record<FundingField, string | boolean>> = {}
  let isGiven = false
  for (const name of Object.keys(emptyFundingFields) as FundingField[]) {
    if (consents.includes(name)) continue
    const value = givenFor(given, name)
    if (value === '') continue
    if (isFundingPlaceholder(value)) return { kind: 'rejected' }
    isGiven = true
    const read = readValue(name, value)
    if (read !== null) fields[name] = read
  }
  const isEmpty = Object.keys(fields).length === 0
  if (isEmpty) return { kind: isGiven ? 'unreadable' : 'none' }
  return { kind: 'filled', fields: fields as Partial<FundingFields> }
}

/** '{{name}}' or '@name': a form service sent its template instead of what a person wrote. */
export function isFundingPlaceholder(value: string): boolean {
  return value.includes('{{') || value.includes('}}') || value.startsWith('@')
}

/** Every name that a field may have in an address, each in lower case. */
export const fundingPrefillNames: readonly string[] = (
  Object.keys(emptyFundingFields) as FundingField[]
).flatMap(spellings)

function spellings(field: FundingField): string[] {
  const short = shortNames[field]
  return [field, ...(short ? [short] : [])].flatMap((name) => [name.toLowerCase(), snakeCase(name)])
}

function givenFor(
  given: Readonly<Record<string, string | boolean | undefined>>,
  field: FundingField,
): string {
  const wanted = spellings(field)
  for (const [name, value] of Object.entries(given)) {
    const text = String(value ?? '').trim()
    if (text !== '' && wanted.includes(name.toLowerCase())) return text
  }
  return ''
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Of a choice what stays of it in every spelling: '$5K-$10K' and '5k 10k' are the same. */
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9<]/g, '')

function readValue(name: FundingField, value: string): string | boolean | null {
  if (typeof emptyFundingFields[name] === 'boolean') return readYesOrNo(value)
  const schema = fundingFields.shape[name]
  const options = optionsOf(schema)
  if (options.length > 0) {
    return options.find((option) => plain(option) === plain(value)) ?? shownAs[plain(value)] ?? null
  }
  const parsed = schema.safeParse(value)
  return parsed.success && typeof parsed.data === 'string' ? parsed.data : null
}

/** Labels that differ from the value they stand for. */
const shownAs: Readonly<Record<string, string>> = { w21099: 'W2', businessownerother: 'Business Owner' }

function optionsOf(schema: unknown): readonly string[] {
  const options = (schema as { def?: { options?: { def?: { entries?: Record<string, string> } }[] } }).def
    ?.options
  return (options ?? []).flatMap((each) => Object.values(each.def?.entries ?? {}))
}

function readYesOrNo(value: string): boolean | null {
  const word = value.toLowerCase()
  if (['true', '1', 'yes', 'on', 'sí', 'si'].includes(word)) return true
  return ['false', '0', 'no', 'off'].includes(word) ? false : null
}
