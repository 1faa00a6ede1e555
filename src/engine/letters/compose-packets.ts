import type { Bureau } from '../report/credit-report.ts'
import { bureaus } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import { composeFreezeRequest } from './compose-freeze-request.ts'
import { composeTheftBlock } from './compose-theft-block.ts'
import { composeValidationRequests } from './compose-validation-requests.ts'
import { ownParagraphs } from './own-paragraphs.ts'
import type { RequestLetter } from './request-letter.ts'

/** Letters that the consumer asks for beside the round: each its own paper, never part of a dispute. */
export interface Packet {
  documentType:
    | `collector_validation_request_${number}`
    | `identity_theft_block_${Lowercase<Bureau>}`
    | `security_freeze_${Lowercase<Bureau>}`
  letter: RequestLetter
}

export function composePackets(caseFile: CaseFile): Packet[] {
  return packetsAskedFor(caseFile).map(({ documentType, letter }) => ({
    documentType,
    letter: { ...letter, ownWords: ownParagraphs(caseFile, documentType, null) },
  }))
}

function packetsAskedFor(caseFile: CaseFile): Packet[] {
  const validations = composeValidationRequests(caseFile)
  const blocks = bureaus.flatMap((bureau) => {
    const letter = composeTheftBlock(caseFile, bureau)
    return letter === null ? [] : [{ documentType: `identity_theft_block_${lower(bureau)}` as const, letter }]
  })
  return [
    ...validations.map((letter, at) => ({
      documentType: `collector_validation_request_${at + 1}` as const,
      letter,
    })),
    ...blocks,
    ...(caseFile.packets?.securityFreeze === true
      ? bureaus.map((bureau) => ({
          documentType: `security_freeze_${lower(bureau)}` as const,
          letter: composeFreezeRequest(caseFile, bureau),
        }))
      : []),
  ]
}

function lower(bureau: Bureau): Lowercase<Bureau> {
  return bureau.toLowerCase() as Lowercase<Bureau>
}
