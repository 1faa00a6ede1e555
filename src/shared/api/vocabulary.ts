import * as z from 'zod/mini'
import { hasOtherName, withAsciiDomain } from '../rules/ascii-domain.ts'
import { plainLine } from '../rules/plain-line.ts'
import { largestId, noRecord, parseRecordId } from '../rules/record-id.ts'
import { saysCode } from '../sentences/says.ts'

/** Values that several calls share, in the spelling of the wire. */
export const bureauKey = z.enum(['experian', 'equifax', 'transunion'])
export type BureauKey = z.infer<typeof bureauKey>
export const bureauKeys = ['experian', 'equifax', 'transunion'] as const
/** As the engine and the reports name it. */
export const bureauName = z.enum(['Experian', 'Equifax', 'TransUnion'])
export const bureauNames: Record<BureauKey, 'Experian' | 'Equifax' | 'TransUnion'> = {
  experian: 'Experian',
  equifax: 'Equifax',
  transunion: 'TransUnion',
}

export const clientType = z.enum(['paid', 'tester'])

/**
 * Number of a record in a path or a form, where it comes as text: the handler gets a number. What is no number of a record is
 * read as one that no record has, so that it is answered like an absent one (decision 18).
 */
export const recordNumber = z.pipe(
  z.string(),
  z.transform((text) => parseRecordId(text) ?? noRecord),
)

export const clientIdParams = z.object({ id: recordNumber })

/** Number of a record in a body: what the database can hold, and nothing else. */
export const recordId = z.number().check(z.int(), z.minimum(1), z.maximum(largestId))
/** The same in a path or a query, where it comes as text. */
export const recordIdText = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(largestId))

/**
 * Number of the newest message on a screen; 0: there was none. Nothing is handled that nobody has read: a message that came
 * in meanwhile goes on waiting.
 */
export const seenUpTo = z.number().check(z.int(), z.minimum(0), z.maximum(largestId))

export const communicationPreferences = z.object({
  phone: z.boolean(),
  text: z.boolean(),
  email: z.boolean(),
})
export type CommunicationPreferences = z.infer<typeof communicationPreferences>

const trimmed = () => z.string().check(z.trim())
/** One line that is what it shows, whatever was pasted. */
export const nameLine = () => z.string().check(z.overwrite(plainLine))
export const personName = nameLine().check(
  z.minLength(2, saysCode('check.nameTooShort')),
  z.maxLength(200, saysCode('check.nameTooLong')),
)
/** What somebody writes to somebody, without the blanks around it. */
export const messageText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, saysCode('check.noMessage')),
    z.maxLength(5000, saysCode('check.messageTooLong')),
  )
/** One whose domain is in another script is kept as mail servers know it. */
export const emailAddress = (message = saysCode('check.email')) =>
  trimmed().check(
    z.overwrite(withAsciiDomain),
    z.maxLength(254, message),
    z.email({
      pattern: emailPattern,
      error: ({ input }) => (hasOtherName(String(input)) ? saysCode('check.emailLetters') : message),
    }),
  )
/** As the library has it, and with endings like 'xn--p1ai'. */
const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/
/** Of any length, as the checkout takes it. */
export const phoneLine = () => trimmed().check(z.maxLength(40, saysCode('check.phone')))
export const phoneNumber = () => phoneLine().check(z.minLength(10, saysCode('check.phone')))
/** One of at least ten digits, however they are grouped. */
export const phoneDigits = (message: string) => phoneLine().check(z.regex(/(?:\p{Nd}\P{Nd}*){10}/u, message))
