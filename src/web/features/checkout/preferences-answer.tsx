import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'

interface PreferencesAnswerProps {
  agreeToContact: boolean | null
  preferences: CommunicationPreferences | null
  onAsk: () => void
}

/** What was answered to the consent dialog, and the button that opens it. */
export function PreferencesAnswer({ agreeToContact, preferences, onAsk }: PreferencesAnswerProps) {
  const { checkout } = useMessages()
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-edge bg-surface p-4">
      <div>
        <h2 className="font-sans text-base font-semibold">{checkout.preferencesTitle}</h2>
        <p className="text-muted" role="status">
          {agreeToContact === null
            ? checkout.preferencesMissing
            : answerText(agreeToContact, preferences, checkout)}
        </p>
      </div>
      <Button kind="secondary" onClick={onAsk} aria-haspopup="dialog">
        {agreeToContact === null ? checkout.preferencesSet : checkout.preferencesChange}
      </Button>
    </div>
  )
}

function answerText(
  agreed: boolean,
  preferences: CommunicationPreferences | null,
  texts: Messages['checkout'],
): string {
  if (!agreed) return texts.preferencesNo
  if (!preferences) return texts.preferencesYesPlain
  const names = (['phone', 'text', 'email'] as const)
    .filter((key) => preferences[key])
    .map((key) => texts.channelNames[key])
  const last = names.at(-1) ?? ''
  const text = names.length > 1 ? `${names.slice(0, -1).join(', ')} ${texts.and} ${last}` : last
  return texts.preferencesYes(text)
}
