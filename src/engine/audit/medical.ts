/** Whether a collection is of a medical bill, and how surely the print says so. */
import type { MedicalFact } from '../../shared/findings/named-things.ts'
import { isThirdParty } from '../match/account-kind.ts'
import type { Tradeline } from '../report/credit-report.ts'
import { inEnglish } from '../report/in-english.ts'
import type { Evidence } from './finding.ts'
import { fieldEvidence, remarkEvidence } from './make-finding.ts'
import { accountOf } from './named-facts.ts'
import { identityTheft, inOrder, isWrong, notSure } from './offered-answers.ts'

/** 'class': the bureau itself prints a medical class. 'name': only the name of a company suggests it. */
export type MedicalGround = MedicalFact['ground']

const classWords = /\bmedical\b|health ?care/i
/** TransUnion sets the class of the original creditor behind its name: 'LUMEN CREEK HOSPITAL (Medical/Health Care)'. */
const classBehindName = /\((?:medical|health ?care)[^)]*\)\s*$/i
const careWords =
  /\b(medical|medicine|hospitals?|health|healthcare|hlthcare|clinics?|physicians?|surgical|surgery|surgeons?|anesthesia|anesthesiolog\w+|radiolog\w+|patholog\w+|cardiolog\w+|oncolog\w+|orthop(a?e)dics?|pediatrics?|dermatolog\w+|ambulance|ems|emergency (physicians?|medic\w*|care|room)|urgent care|dental|dentistry|obgyn|physical therapy|rehabilitation|laborator(y|ies)|diagnostics?|medical imaging|imaging (center|associates)|med (coll|ctr|grp|bill\w*))\b/i
/** Of animals, sport, paper or insurance: no bill for the care of a person. */
const notCareWords =
  /\b(pets?|animals?|veterinar\w*|vet|canine|equine|health clubs?|club|fitness|gym|spa|yoga|documents?|records?|printing|supply|supplies|insurance|computers?|phones?|auto)\b/i

export function medicalGroundOf(entry: Tradeline): MedicalGround | null {
  if (!isThirdParty(entry)) return null
  if (classEvidence(entry).length > 0) return 'class'
  return [entry.originalCreditor?.value, entry.creditor.value].some(suggestsCare) ? 'name' : null
}

function suggestsCare(name: string | undefined): boolean {
  return name !== undefined && careWords.test(name) && !notCareWords.test(name)
}

/** Where the bureau prints the class: type, loan type, remark, or behind the original creditor's name. */
function classEvidence(entry: Tradeline): Evidence[] {
  const { originalCreditor } = entry
  return [
    ...(originalCreditor !== null && classBehindName.test(originalCreditor.value)
      ? [fieldEvidence(entry, 'originalCreditor')]
      : []),
    ...(['type', 'loanType'] as const)
      .filter((field) => classWords.test(inEnglish(entry[field]?.value ?? '')))
      .map((field) => fieldEvidence(entry, field)),
    ...remarkEvidence(entry, classWords),
  ]
}

/** The lines that show whose bill it is: the printed class, else the original creditor's name. */
export function medicalEvidence(entry: Tradeline): Evidence[] {
  const shown = classEvidence(entry)
  const isNamed = shown.some(({ field }) => field === 'originalCreditor')
  return [
    ...shown,
    ...(isNamed || entry.originalCreditor === null ? [] : [fieldEvidence(entry, 'originalCreditor')]),
  ]
}

/** What the texts about a medical collection name. */
export function medicalFact(entry: Tradeline, ground: MedicalGround): MedicalFact {
  return { account: accountOf(entry), original: entry.originalCreditor?.value ?? null, ground }
}

/** Nothing is claimed of a name: the client says whether the bill was for medical care. */
export const careAnswers = [isWrong('medical_care'), inOrder('other_bill'), identityTheft, notSure]
