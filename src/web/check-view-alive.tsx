import { type CheckLookTexts, checkLookTexts } from '../shared/messages/en/check-look.ts'
import { localDay } from '../shared/rules/civil-days.ts'
import type { Language } from '../shared/rules/language.ts'
import { FirstLook } from './features/check/first-look.tsx'
import { DecisionButtons } from './features/review/decision-buttons.tsx'
import { LinePicture } from './features/review/line-picture.tsx'
import { RemovalCalendarInWords } from './features/review/removal-calendar-in-words.tsx'
import { loadTexts } from './lib/load-texts.ts'
import { pageLanguage } from './lib/page-language.ts'
import type { BrowserReader } from './reader/open-reader.ts'
import { takeOverForm } from './take-over-form.tsx'

type ShowView = (place: HTMLElement, given: { reader: BrowserReader; first: readonly File[] }) => void

/** What puts the living first look in its place. All of it is here then. @throws when its texts cannot be loaded */
export async function openView(): Promise<ShowView> {
  const language = pageLanguage()
  const [messages, texts] = await Promise.all([loadTexts(language, ['case', 'letters']), textsIn(language)])
  const today = localDay(new Date())
  return (place, given) => {
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
}

async function textsIn(language: Language): Promise<CheckLookTexts> {
  if (language === 'en') return checkLookTexts
  return (await import('../shared/messages/es/check-look.ts')).checkLookTexts
}
