import type { Review } from '../../../shared/api/review.ts'
import type { ReviewDigits } from '../../../shared/api/review-identity.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { PrintedChoice } from './printed-choice.tsx'
import { birthDateEdit, digitsEdit, type useReviewEdits } from './use-review-edits.ts'

/** One thing that the reports print differently of the person: what they print, what is said of it, and saying it. */
export interface PrintedAnswer {
  what: 'digits' | 'birthDate'
  options: { value: string; label: string; bureaus: readonly string[] }[]
  /** null: not chosen; `value` null: none of them. */
  saved: { value: string | null; chosenAt: string } | null
  failure: string | undefined
  onChoose: (value: string | null) => Promise<boolean>
}

/** Of number and date of birth those that the reports print differently. */
export function printedAnswers(
  { digits, birthDate }: Pick<Review, 'digits' | 'birthDate'>,
  edits: ReturnType<typeof useReviewEdits>,
): PrintedAnswer[] {
  const asked: PrintedAnswer[] = []
  if (digits)
    asked.push({
      what: 'digits',
      options: printedDigits(digits),
      saved: digits.choice && { value: digits.choice.digits, chosenAt: digits.choice.chosenAt },
      failure: edits.failures[digitsEdit],
      onChoose: edits.chooseDigits,
    })
  if (birthDate)
    asked.push({
      what: 'birthDate',
      options: birthDate.options.map(({ date, bureaus }) => ({
        value: date,
        label: date.length === 10 ? formatDay(date) : date,
        bureaus,
      })),
      saved: birthDate.choice && { value: birthDate.choice.date, chosenAt: birthDate.choice.chosenAt },
      failure: edits.failures[birthDateEdit],
      onChoose: edits.chooseBirthDate,
    })
  return asked
}

const sectionIds = { digits: 'digits', birthDate: 'birth-date' }

/** What the reports print differently of the person, before everything that may rest on it. */
export function IdentityChoices({
  review,
  edits,
}: {
  review: Review
  edits: ReturnType<typeof useReviewEdits>
}) {
  const texts = useMessages().review
  return printedAnswers(review, edits).map((asked) => (
    <PageSection
      key={asked.what}
      id={sectionIds[asked.what]}
      title={texts[asked.what].title}
      lead={texts[asked.what].lead}
    >
      <PrintedChoice {...asked} frozen={review.frozen} />
    </PageSection>
  ))
}

/** Each value once, with the bureaus that print it. */
function printedDigits({ printed }: ReviewDigits): PrintedAnswer['options'] {
  const values = [...new Set(printed.map(({ digits }) => digits))]
  return values.map((value) => ({
    value,
    label: value,
    bureaus: printed.filter(({ digits }) => digits === value).map(({ bureau }) => bureau),
  }))
}
