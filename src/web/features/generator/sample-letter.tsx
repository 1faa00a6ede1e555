import { composeVisitorLetter } from '../../../engine/letters/compose-visitor-letter.ts'
import { disputeTypes } from '../../../engine/letters/dispute-types.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { LetterSheet } from './letter-sheet.tsx'

const sample = composeVisitorLetter(
  {
    consumer: {
      name: 'Marian Example',
      mailingAddress: '18 Sample Street',
      city: 'Springfield',
      state: 'IL',
      zipCode: '62701',
      ssnLast4: '0000',
      dob: null,
    },
    reportNumber: '',
    items: [
      {
        type: 'incorrect-balance',
        creditor: 'Northwind Bank',
        accountNumber: 'ending in 4821',
        reason: `${disputeTypes['incorrect-balance'].reason} My last statement, of June 30, 2026, shows $0; the report shows $412.`,
      },
    ],
    asOf: '2026-09-01',
  },
  'Experian',
)

/** A real letter of the generator, made small. The picture is not read out; its caption says what it shows. */
export function SampleLetter() {
  const { generator } = useMessages()
  return (
    <figure className="max-lg:hidden">
      <div
        aria-hidden="true"
        inert
        className="h-[37rem] w-96 overflow-hidden rounded-lg border border-line bg-surface select-none"
      >
        <div className="w-[48rem] origin-top-left scale-50">
          <LetterSheet letter={sample} />
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-muted">{generator.access.sample}</figcaption>
    </figure>
  )
}
