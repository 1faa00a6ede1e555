import * as z from 'zod/mini'
import { type DisputeTypeKey, disputeTypes } from '../../../engine/letters/dispute-types.ts'
import { hideSocialSecurityNumbers } from '../../../engine/letters/hide-numbers.ts'
import { readStored, removeStored, type StoredRecord, writeStored } from '../../lib/stored-record.ts'
import { emptyValues, type LetterValues, letterBureaus } from './letter-values.ts'

const text = () => z.catch(z.string(), '')
const typeKeys = Object.keys(disputeTypes) as DisputeTypeKey[]

/** The form as it stands, without date of birth and Social Security number (decision 20). */
const generatorDraft = {
  name: 'armor_generator_draft',
  schema: z.object({
    fullName: text(),
    address: text(),
    city: text(),
    state: text(),
    zipCode: text(),
    items: z.array(
      z.object({
        id: z.number(),
        type: z.catch(z.enum(['', ...typeKeys]), ''),
        creditor: text(),
        accountNumber: text(),
        reason: text(),
      }),
    ),
    bureaus: z.catch(z.array(z.enum(letterBureaus)), []),
    reportNumbers: z.catch(
      z.object({ equifax: text(), experian: text(), transunion: text() }),
      emptyValues.reportNumbers,
    ),
  }),
} satisfies StoredRecord<z.ZodMiniType>

/** What the form starts with: the draft of the last 24 hours in this browser, or nothing typed. */
export function openDraft(): LetterValues {
  const stored = readStored(generatorDraft)
  if (stored === null) return emptyValues
  return { ...emptyValues, ...stored, items: stored.items.length === 0 ? emptyValues.items : stored.items }
}

/** A whole Social Security number typed into a sentence is not kept either. */
export function saveDraft(values: LetterValues): void {
  const { dateOfBirth: _born, ssn: _ssn, ...kept } = values
  writeStored(generatorDraft, hideSocialSecurityNumbers(kept))
}

export function clearDraft(): void {
  removeStored(generatorDraft)
}
