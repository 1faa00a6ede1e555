import { localDay } from '../shared/rules/civil-days.ts'
import type { CheckWords } from './check-words-alive.ts'
import { FirstLook } from './features/check/first-look.tsx'
import { DecisionButtons } from './features/review/decision-buttons.tsx'
import { LinePicture } from './features/review/line-picture.tsx'
import { RemovalCalendarInWords } from './features/review/removal-calendar-in-words.tsx'
import type { BrowserReader } from './reader/open-reader.ts'
import { takeOverForm } from './take-over-form.tsx'

/** Puts the living first look in its place. */
export function showCheck(
  place: HTMLElement,
  { language, messages, texts }: CheckWords,
  given: { reader: BrowserReader; first: readonly File[] },
): void {
  const today = localDay(new Date())
  const form = (
    <FirstLook
      {...given}
      texts={texts}
      renderLine={(line) => <LinePicture {...line} />}
      renderDecision={({ title, made, onDecide }) => (
        <DecisionButtons
          finding={{ title, decision: made && { ...made, note: null } }}
          disabled={false}
          failure={undefined}
          unsure={messages.review.oneByOne.unsure}
          onDecide={onDecide}
        />
      )}
      renderCalendar={(removals) => <RemovalCalendarInWords removals={removals} today={today} />}
    />
  )
  takeOverForm(place, { language, messages, isPressed: () => false, form })
}
