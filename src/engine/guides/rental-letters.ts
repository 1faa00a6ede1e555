import { dateText } from '../../shared/findings/en/english-words.ts'
import { identityCopies } from '../letters/list-enclosures.ts'
import { answerOr, factRows, heading, list, type Paper, type PaperBlock, paragraph } from '../papers/paper.ts'
import { letterOf } from './guide-letter.ts'
import type { GuideMatter, RentalRecord } from './guide-matter.ts'

const unknown: RentalRecord = {
  landlord: '',
  landlordAddress: [],
  property: '',
  leaseEndedOn: null,
  movedOutOn: null,
  screeningCompany: '',
  screeningAddress: [],
  quoted: '',
  reason: '',
  caseNumber: '',
}

const recordOf = ({ rental }: GuideMatter): RentalRecord => rental ?? unknown
const companyOf = ({ screeningCompany: name, screeningAddress: address }: RentalRecord) => ({ name, address })

/** The person's own file at a tenant-screening company, which is a consumer reporting agency: FCRA 609(a). */
export function composeFileRequest(matter: GuideMatter): Paper {
  return letterOf(matter, companyOf(recordOf(matter)), {
    subject: 'Request for my own file',
    blocks: [
      paragraph(
        'Please disclose to me what your company keeps about me. Section 609(a) of the Fair Credit Reporting Act, 15 U.S.C. 1681g(a), provides for this.',
      ),
      heading('What I ask for'),
      list(
        'All information in my file at the time of this request (section 609(a)(1)).',
        'The sources of the information (section 609(a)(2)).',
        'Everyone who got a report about me within the last year (section 609(a)(3)).',
        'If you charge a fee for this, please tell me the amount and the reason before you charge it.',
      ),
    ],
    references: [{ label: 'Earlier address', value: recordOf(matter).property.trim() || null }],
    enclosures: [...identityCopies],
  })
}

/** The dispute of a screening report: FCRA 611(a), as with the three bureaus. */
export function composeScreeningDispute(matter: GuideMatter): Paper {
  const record = recordOf(matter)
  return letterOf(matter, companyOf(record), {
    subject: 'Dispute of a rental record in my file',
    blocks: [
      paragraph(
        'Please reinvestigate the record below, which stands in the file that you keep about me. Section 611(a)(1) of the Fair Credit Reporting Act, 15 U.S.C. 1681i(a)(1), provides for this free of charge.',
      ),
      ...recordFacts(record),
      heading('What is wrong, and why'),
      paragraph(answerOr(record.reason, 'what is wrong, and what shows it')),
      heading('What I ask for'),
      list(
        'Please pass this letter and its enclosures on to whoever furnished the record (section 611(a)(2)).',
        'What proves to be inaccurate or incomplete, or cannot be verified, is to be corrected or deleted (section 611(a)(5)(A)).',
        'Please send me the results, and a copy of my file after the change (section 611(a)(6)).',
      ),
    ],
    enclosures: [
      ...identityCopies,
      'Copy of the page of your report that shows the record, marked',
      'Copy of the papers that show it',
    ],
  })
}

/** To the landlord who furnished the record: the papers behind it, and its correction. Claims nothing of what the person owes. */
export function composeLandlordLetter(matter: GuideMatter): Paper {
  const record = recordOf(matter)
  return letterOf(
    matter,
    { name: record.landlord, address: record.landlordAddress },
    {
      subject: 'What you reported about my tenancy',
      blocks: [
        paragraph('A report about me shows the record below of my tenancy.'),
        ...recordFacts(record),
        heading('What is wrong, and why'),
        paragraph(answerOr(record.reason, 'what is wrong, and what shows it')),
        heading('What I ask for'),
        list(
          'Please send me copies of the lease, of the account of what I paid, and of the account of the deposit.',
          'If the record is inaccurate, please correct it with every company to which you gave it (section 623(a)(2) of the Fair Credit Reporting Act).',
          'If you gave the debt to a collector, please tell me its name and address.',
        ),
        paragraph('This letter is not a promise to pay, and I do not acknowledge a debt by it.'),
      ],
      enclosures: [
        'Copy of the report that shows the record, marked',
        'Copy of the papers that show what is wrong',
      ],
    },
  )
}

function recordFacts(record: RentalRecord): PaperBlock[] {
  const rows: [string, string][] = []
  const add = (label: string, value: string | null) => {
    if (value !== null && value.trim() !== '') rows.push([label, value.trim()])
  }
  add('Home', record.property)
  add('Landlord', record.landlord)
  add('End of the lease', record.leaseEndedOn === null ? null : dateText(record.leaseEndedOn))
  add('Moved out', record.movedOutOn === null ? null : dateText(record.movedOutOn))
  add('As printed', record.quoted === '' ? null : `“${record.quoted.trim()}”`)
  add('Court case', record.caseNumber)
  return rows.length === 0 ? [paragraph('[the record, as it is printed]')] : [factRows(...rows)]
}
