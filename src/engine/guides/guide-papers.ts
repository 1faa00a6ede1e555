import { hideSocialSecurityNumbers } from '../letters/hide-numbers.ts'
import type { FramedPaper, Paper } from '../papers/paper.ts'
import { type Bureau, bureaus } from '../report/credit-report.ts'
import {
  composeBureauDispute,
  composeNoAnswerLetter,
  composeProcedureRequest,
  composeReinsertionLetter,
  composeRenewedDispute,
  hasAnswered,
  isSilent,
} from './bureau-letters.ts'
import { composeCompanyDispute, composeValidationRequest } from './collector-letters.ts'
import { composeFastTrackPlan } from './fast-track-plan.ts'
import type { GuideEntry, GuideMatter } from './guide-matter.ts'
import { type GuideName, guides } from './guides.ts'
import { partsOfPaperId } from './paper-titles.ts'
import { composeFileRequest, composeLandlordLetter, composeScreeningDispute } from './rental-letters.ts'
import {
  composeCalendar,
  composeComplaintSheet,
  composeMailLogSheet,
  composePaymentWarning,
  composeProofs,
  composeStagedPlan,
} from './sheets.ts'
import { wordsOf } from './words/guide-words.ts'
import type { GuidePaperKey } from './words/titles.ts'

/** What a paper is about: one entry, one bureau, or the whole guide; and how it is written. */
type Composer =
  | { per: 'entry'; compose: (entry: GuideEntry, matter: GuideMatter) => Paper }
  /** `when`: whether what it says is so; without it, it always may be. */
  | {
      per: 'bureau'
      compose: (bureau: Bureau, matter: GuideMatter) => Paper
      when?: (bureau: Bureau, matter: GuideMatter) => boolean
    }
  | { per: 'guide'; compose: (matter: GuideMatter, guide: GuideName) => Paper }

const composers: Record<GuidePaperKey, Composer> = {
  'validation-request': { per: 'entry', compose: composeValidationRequest },
  'company-dispute': { per: 'entry', compose: composeCompanyDispute },
  'bureau-dispute': { per: 'bureau', compose: composeBureauDispute },
  'procedure-request': { per: 'bureau', compose: composeProcedureRequest, when: hasAnswered },
  'renewed-dispute': { per: 'bureau', compose: composeRenewedDispute, when: hasAnswered },
  'no-answer': { per: 'bureau', compose: composeNoAnswerLetter, when: isSilent },
  reinsertion: { per: 'bureau', compose: composeReinsertionLetter, when: hasAnswered },
  'file-request': { per: 'guide', compose: composeFileRequest },
  'screening-dispute': { per: 'guide', compose: composeScreeningDispute },
  'landlord-letter': { per: 'guide', compose: composeLandlordLetter },
  calendar: { per: 'guide', compose: composeCalendar },
  'mail-log': { per: 'guide', compose: composeMailLogSheet },
  'payment-warning': { per: 'guide', compose: composePaymentWarning },
  proofs: {
    per: 'guide',
    compose: (matter, guide) => composeProofs(guides[guide].proofs, matter),
  },
  'staged-plan': { per: 'guide', compose: composeStagedPlan },
  'fast-track-plan': { per: 'guide', compose: composeFastTrackPlan },
  complaint: { per: 'guide', compose: composeComplaintSheet },
}

const sheets: readonly GuidePaperKey[] = [
  'calendar',
  'mail-log',
  'payment-warning',
  'proofs',
  'staged-plan',
  'fast-track-plan',
  'complaint',
]

/** Whether it is signed and mailed; the others are for the person. */
export const isLetter = (key: GuidePaperKey): boolean => !sheets.includes(key)

/** Ids of every paper of a guide as it stands now, in the order of its steps. A paper is listed once. */
export function listGuidePapers(guide: GuideName, matter: GuideMatter): string[] {
  const keys = [...new Set(guides[guide].steps.flatMap(({ papers }) => papers))]
  return keys.flatMap((key) => paperIds(key, guide, matter))
}

/** The papers of one step. A letter about an answer, or about none, is there only when that is so. */
export function paperIds(key: GuidePaperKey, guide: GuideName, matter: GuideMatter): string[] {
  const composer = composers[key]
  if (composer.per === 'guide') return [key]
  if (composer.per === 'entry') return matter.entries.map(({ id }) => `${key}:${id}`)
  const { when = () => true } = composer
  return bureausOf(guide, matter)
    .filter((bureau) => when(bureau, matter))
    .map((bureau) => `${key}:${bureau}`)
}

/** Of a guide for one bureau the chosen one; else those that show an entry, or all three while none is known. */
function bureausOf(guide: GuideName, { chosenBureau, entries }: GuideMatter): readonly Bureau[] {
  const { bureaus: scope } = guides[guide]
  if (scope === 'none') return []
  if (scope === 'one') return chosenBureau === null ? [] : [chosenBureau]
  const shown = bureaus.filter((bureau) => entries.some((entry) => entry.bureaus.includes(bureau)))
  return shown.length > 0 ? shown : bureaus
}

/**
 * One paper of a guide, ready for templates/paper.typ or for Word. Pure: the same matter gives the same paper.
 * @param id as listGuidePapers() gives it
 * @returns null for a paper that this guide does not hold, or that is about something it does not know
 */
export function composeGuidePaper(id: string, guide: GuideName, matter: GuideMatter): FramedPaper | null {
  if (!listGuidePapers(guide, matter).includes(id)) return null
  const paper = composed(id, guide, matter)
  return paper === null ? null : frame(hideSocialSecurityNumbers(paper), matter)
}

function composed(id: string, guide: GuideName, matter: GuideMatter): Paper | null {
  const parts = partsOfPaperId(id)
  if (parts === null) return null
  const composer = composers[parts.key]
  if (composer.per === 'guide') return composer.compose(matter, guide)
  if (composer.per === 'bureau') {
    const bureau = bureaus.find((each) => each === parts.about)
    return bureau === undefined ? null : composer.compose(bureau, matter)
  }
  const entry = matter.entries.find((each) => each.id === parts.about)
  return entry === undefined ? null : composer.compose(entry, matter)
}

/** Letters are English and carry no name but the person's; sheets are in the person's language. */
function frame(paper: Paper, matter: GuideMatter): FramedPaper {
  const { person, language, asOf } = matter
  const name = person.name.trim() || '[name]'
  const { letter } = paper
  return letter === undefined
    ? { ...paper, name, language, date: wordsOf(matter).date(asOf), footer: footers[language] }
    : {
        ...paper,
        name,
        language: 'en',
        footer: `${letter.sender.name} to ${letter.recipientName}, ${letter.date}`,
      }
}

const footers = {
  en: 'ARMOR · software, templates and education; no legal advice, no promise of a result',
  es: 'ARMOR · software, plantillas y educación; sin asesoría legal, sin promesa de un resultado',
}
