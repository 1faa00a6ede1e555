import type { Passages } from '../../../../shared/api/letters.ts'
import { distinctKeys } from '../../../lib/distinct-keys.ts'
import { useLanguage, useMessages } from '../../../lib/use-messages.tsx'
import { HelpPopover } from '../../../ui/help-popover.tsx'

/** A text of the letter; the law's words are underlined with dots, and a tap on § says what they mean. */
export function LawPassages({ passages }: { passages: Passages }) {
  const texts = useMessages().review.yourLetters
  const { language } = useLanguage()
  const explained = new Set<string>()
  return distinctKeys(passages, ({ text, law }) => `${law} ${text}`).map(({ key, item: { text, law } }) => {
    if (law === null) return <span key={key}>{text}</span>
    // Once a paragraph is enough.
    const isNew = !explained.has(law)
    explained.add(law)
    const { name, text: meaning } = texts.laws[law]
    return (
      <span key={key}>
        <span className="underline decoration-dotted decoration-2 underline-offset-4">{text}</span>
        {isNew && (
          <span lang={language} className="font-sans">
            <HelpPopover topic={texts.law.topic(name)} title={name} kind="educational" sign="§">
              <p>{meaning}</p>
            </HelpPopover>
          </span>
        )}
      </span>
    )
  })
}
