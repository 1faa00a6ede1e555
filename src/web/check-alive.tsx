import { type CheckLookTexts, checkLookTexts } from '../shared/messages/en/check-look.ts'
import { localDay } from '../shared/rules/civil-days.ts'
import type { Language } from '../shared/rules/language.ts'
import { FirstLook } from './features/check/first-look.tsx'
import { DecisionButtons } from './features/review/decision-buttons.tsx'
import { LinePicture } from './features/review/line-picture.tsx'
import { RemovalCalendarInWords } from './features/review/removal-calendar-in-words.tsx'
import { loadTexts } from './lib/load-texts.ts'
import { pageLanguage } from './lib/page-language.ts'
import { openReaderAndLock } from './reader/open-reader.ts'
import { takeOverForm } from './take-over-form.tsx'

/** The living first look, with what was chosen. @throws when its code cannot be loaded */
export async function bringToLife(place: HTMLElement, first: readonly File[]): Promise<void> {
  const language = pageLanguage()
  const [messages, texts, reader] = await Promise.all([
    loadTexts(language, ['case', 'letters']),
    textsIn(language),
    openReaderAndLock(),
  ])
  const today = localDay(new Date())
  const form = (
    <FirstLook
      texts={texts}
      reader={reader}
      first={first}
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

async function textsIn(language: Language): Promise<CheckLookTexts> {
  if (language === 'en') return checkLookTexts
  return (await import('../shared/messages/es/check-look.ts')).checkLookTexts
}
