import type { Review, ReviewDigits } from '../../../shared/api/review.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { PrintedChoice } from './printed-choice.tsx'
import { birthDateEdit, digitsEdit, type useReviewEdits } from './use-review-edits.ts'

/** What the reports print differently of the person, before everything that may rest on it. */
export function IdentityChoices({
  review,
  edits,
}: {
  review: Review
  edits: ReturnType<typeof useReviewEdits>
}) {
  const texts = useMessages().review
  const { digits, birthDate, frozen } = review
  return (
    <>
      {digits && (
        <PageSection id="digits" title={texts.digits.title} lead={texts.digits.lead}>
          <PrintedChoice
            what="digits"
            options={printedDigits(digits)}
            saved={digits.choice && { value: digits.choice.digits, chosenAt: digits.choice.chosenAt }}
            frozen={frozen}
            failure={edits.failures[digitsEdit]}
            onChoose={edits.chooseDigits}
          />
        </PageSection>
      )}
      {birthDate && (
        <PageSection id="birth-date" title={texts.birthDate.title} lead={texts.birthDate.lead}>
          <PrintedChoice
            what="birthDate"
            options={birthDate.options.map(({ date, bureaus }) => ({
              value: date,
              label: date.length === 10 ? formatDay(date) : date,
              bureaus,
            }))}
            saved={birthDate.choice && { value: birthDate.choice.date, chosenAt: birthDate.choice.chosenAt }}
            frozen={frozen}
            failure={edits.failures[birthDateEdit]}
            onChoose={edits.chooseBirthDate}
          />
        </PageSection>
      )}
    </>
  )
}

/** Each value once, with the bureaus that print it. */
function printedDigits({ printed }: ReviewDigits): { value: string; label: string; bureaus: string[] }[] {
  const values = [...new Set(printed.map(({ digits }) => digits))]
  return values.map((value) => ({
    value,
    label: value,
    bureaus: printed.filter(({ digits }) => digits === value).map(({ bureau }) => bureau),
  }))
}
