import { readFileSync } from 'node:fs'
import { auditReports } from '../../src/engine/audit/audit-reports.ts'
import type { Finding } from '../../src/engine/audit/finding.ts'
import type { CaseFile } from '../../src/engine/letters/case-file.ts'
import { composeDisputeLetter } from '../../src/engine/letters/compose-dispute-letter.ts'
import { quotedInText } from '../../src/engine/letters/quote-evidence.ts'
import { type DrawnEvidence, drawEvidence } from '../../src/engine/read/draw-evidence.ts'
import type { CreditReport } from '../../src/engine/report/credit-report.ts'
import { readReport } from '../../src/engine/report/read-report.ts'
import type { MarkedFinding } from '../../src/web/features/site/proof/marked-finding.ts'
import { narrowPictures } from './narrow-pictures.ts'

/** The report of an invented person, and the rule whose finding is shown. */
const file = new URL('../../test/fixtures/reports/set-1/transunion.pdf', import.meta.url)
const rule = 'past_due_exceeds_balance'
const asOf = '2026-11-21'

export interface Proof {
  finding: MarkedFinding
  /** By the name of the file that the page shows. */
  pictures: ProofPicture[]
}

interface ProofPicture extends DrawnEvidence {
  name: string
}

/**
 * What the home page shows as a finding: read, found, written and drawn by the engine from a synthetic report.
 * @throws when the engine no longer reads that report or no longer finds it: the page must not show it then.
 */
export async function makeProof(): Promise<Proof> {
  const bytes = new Uint8Array(readFileSync(file))
  const reading = await readReport(bytes)
  if (!reading.ok) throw new Error(reading.refusal.sentence.key)
  const { reports } = reading
  const { findings } = auditReports(reports, { asOf })
  const finding = findings.find(({ ruleKey }) => ruleKey === rule)
  if (!finding) throw new Error(`The audit finds no ${rule} any more.`)
  const boxes = finding.evidence.map(({ field, box }) => ({ key: field, box }))
  const wide = await drawEvidence(bytes, boxes)
  const narrow = narrowPictures(wide.map(({ png }) => png))
  const pictures = [
    ...wide.map((drawn) => ({ ...drawn, name: `${nameOf(drawn.key)}.png` })),
    ...wide.flatMap(({ key }, at) => {
      const drawn = narrow[at]
      return drawn ? [{ ...drawn, key, name: `${nameOf(key)}-narrow.png` }] : []
    }),
  ]
  return { finding: shownFinding(finding, reports, pictures), pictures }
}

/** 'pastDue' as 'past-due'. */
const nameOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function shownFinding(
  finding: Finding,
  reports: CreditReport[],
  pictures: readonly ProofPicture[],
): MarkedFinding {
  const { ruleKey, title, statement, facts, innocentExplanation, evidence } = finding
  const [first] = evidence
  if (!first?.creditor) throw new Error('The finding names no entry.')
  return {
    ruleKey,
    bureau: first.bureau,
    page: first.box.page,
    title,
    statement,
    facts: facts as MarkedFinding['facts'],
    innocentExplanation,
    lines: evidence.map(({ field, label, printed }) => {
      const picture = pictureNamed(pictures, `${nameOf(field)}.png`)
      return { label, printed, picture, narrow: pictureNamed(pictures, `${nameOf(field)}-narrow.png`) }
    }),
    letter: letterItem(finding, reports),
  }
}

function pictureNamed(pictures: readonly ProofPicture[], wanted: string) {
  const drawn = pictures.find(({ name }) => name === wanted)
  if (!drawn) throw new Error(`The picture ${wanted} could not be drawn.`)
  const { width, height } = drawn
  return { address: `/proof/${wanted}`, width, height }
}

function letterItem(finding: Finding, reports: CreditReport[]): MarkedFinding['letter'] {
  const letter = composeDisputeLetter(caseOf(finding, reports), finding.evidence[0]?.bureau ?? 'TransUnion')
  const item = letter.kind === 'letter' ? letter.items[0] : undefined
  if (letter.kind !== 'letter' || !item?.law) throw new Error('No letter follows from the finding.')
  const { heading, printedHere, why, ask, law } = item
  const quoted = `${letter.quoting.here}: ${printedHere.map(quotedInText).join('; ')}.`
  return { heading, quoted, why, ask, law }
}

/** A case of this finding alone. The letter's own lines name nobody. */
function caseOf(finding: Finding, reports: CreditReport[]): CaseFile {
  return {
    consumer: {
      name: 'Invented Person',
      mailingAddress: '1 Example Street',
      city: 'Worcester',
      state: 'MA',
      zipCode: '01601',
      ssnLast4: null,
      dob: null,
    },
    asOf,
    round: 1,
    reports,
    findings: [finding],
    questions: [],
    debts: [],
    without: [],
    ruleSetVersion: '',
  }
}
