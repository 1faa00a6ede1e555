/** What a call is refused with before its subject is looked at. */
export const requestSentences = {
  'request.tooOften': ({ seconds }: { seconds: number }) =>
    `Too many tries. Please try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
  'request.failed': 'Something went wrong. Please try again.',
  'request.unavailable': 'This service is not available for a moment. Please try again.',
  'request.storageFull':
    'We can’t save anything at the moment, and what you just sent was not saved. Please try again in a few minutes.',
  'request.notSignedIn': 'Please sign in to see this.',
  'request.nothingHere': 'There is nothing here.',
  'request.forbidden': 'You may not do this.',
  'request.fromAnotherSite': 'This request came from another site and was not carried out.',
  'request.noSuchCall': 'There is no such call.',
  'request.otherMethod': ({ methods }: { methods: readonly string[] }) =>
    `This address takes ${methods.join(' or ')}.`,
  'request.badAddress': 'This address is not valid.',
  'request.invalid': 'This request is not valid.',
  'request.unreadable': 'The request could not be read.',
  'request.unstorableText': 'This text contains a character that cannot be kept. Please type it again.',
  'request.emptyBody': 'The request body is empty.',
  'request.notJson': 'The request body is not valid JSON.',
  'request.otherContent': 'This call does not take this kind of content.',
  'request.needsForm': 'Something went wrong with this upload. Please reload the page and try again.',
  'request.tooManyParts': 'The form has too many parts.',
  'request.tooManyFields': 'The form has too many fields.',
  'request.textTooLong': 'This text is too long.',
  'request.tooLarge': 'What was sent is too large.',
  'request.fileTooLarge': 'This file is too large.',
  'request.filesTooLarge': 'The files together are too large.',
  'request.tooManyFiles': 'Too many files were sent.',
  'request.noContent': 'The request has no content.',
  'request.missing': ({ field }: { field: string }) => `"${field}" is missing.`,
  'request.wrongKind': ({ field, kind }: { field: string | null; kind: string }) =>
    `${named(field)} must be ${kinds[kind] ?? kind}.`,
  'request.notOneOf': ({ field, values }: { field: string | null; values: readonly string[] }) =>
    `${named(field)} must be ${values.join(' or ')}.`,
  'request.tooBig': ({
    field,
    limit,
    isNumber,
  }: {
    field: string | null
    limit: string
    isNumber: boolean
  }) => `${named(field)} is too ${isNumber ? 'large' : 'long'}: the limit is ${limit}.`,
  'request.tooSmall': ({
    field,
    limit,
    isNumber,
  }: {
    field: string | null
    limit: string
    isNumber: boolean
  }) => `${named(field)} is too ${isNumber ? 'small' : 'short'}: at least ${limit} is needed.`,
  'request.notValid': ({ field }: { field: string | null }) => `${named(field)} is not valid.`,
  'request.providerSilent': 'The payment provider does not answer. Please try again in a minute.',
  /** The words of the payment provider about a card or a refund, in its own language. */
  'request.providerSays': ({ words }: { words: string }) => words,
}

/** Kinds of input as a schema calls them. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}

const named = (field: string | null) => (field === null ? 'The request' : `"${field}"`)
