import * as z from 'zod/mini'
import { emailAddress } from '../../../shared/api/vocabulary.ts'
import {
  emptyFundingFields,
  type FundingField,
  type FundingFields,
  fundingFields,
  missingFundingFields,
} from '../../../shared/rules/funding-form.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { parseInput } from '../../platform/http/validate.ts'

/** The form as it was sent. */
export interface Submission {
  body: Readonly<Record<string, string>>
  files: readonly UploadedFile[]
  userId: string
  /** The address that the sender is signed in with; null: with none. */
  provenEmail: string | null
  origin: RequestOrigin
}

const addressed = z.object({ email: emailAddress() })

/**
 * The answers of a sent form, whose booleans come as text. A question that was hidden has no answer: of the questions
 * about an entity only those that were asked count. Errors: invalid_input.
 */
export function readApplication(body: Readonly<Record<string, string>>): FundingFields {
  const names = Object.keys(emptyFundingFields) as FundingField[]
  const sent = Object.fromEntries(
    names.map((name) => {
      const text = body[name] ?? ''
      return [name, typeof emptyFundingFields[name] === 'boolean' ? text === 'true' || text === 'on' : text]
    }),
  )
  const fields = withoutHidden(parseInput(fundingFields, sent))
  const missing = ([1, 2, 3] as const).flatMap((step) => missingFundingFields(step, fields))
  if (missing.length > 0)
    throw new Refusal(
      'invalid_input',
      says('check.allRequired'),
      Object.fromEntries(missing.map((field) => [field, says('check.required')])),
    )
  return { ...fields, ...parseInput(addressed, { email: fields.email }) }
}

function withoutHidden(fields: FundingFields): FundingFields {
  const { hasBusinessEntity } = fields
  return hasBusinessEntity
    ? { ...fields, preferredEntityType: '', preferredFormationState: '', businessPurpose: '' }
    : { ...fields, businessName: '', entityType: '', einNumber: '', formationState: '' }
}
