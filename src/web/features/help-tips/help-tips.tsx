import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { type HelpTipKey, helpTip } from '../../../shared/messages/help-catalogue.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { TipPoints } from './tip-points.tsx'

interface HelpTipsProps {
  names: readonly HelpTipKey[]
  messages: SiteMessages
}

/** Tips of the help catalogue below what they explain, each opened by its title (in the app: HelpTopicPopover). */
export function HelpTips({ names, messages }: HelpTipsProps) {
  return (
    <div className="mt-8 grid max-w-prose text-base">
      {names.map((name) => (
        <HelpTip key={name} name={name} messages={messages} />
      ))}
    </div>
  )
}

/** Opens without script. */
function HelpTip({ name, messages }: { name: HelpTipKey; messages: SiteMessages }) {
  const { title, content } = helpTip(name, messages)
  return (
    <details>
      <summary className="flex min-h-12 list-none items-center gap-2 text-press underline decoration-line underline-offset-4 [&::-webkit-details-marker]:hidden">
        <CircleHelp aria-hidden="true" className="size-5 shrink-0" />
        {title}
      </summary>
      <div className="mt-1 mb-4 grid gap-2 rounded-md border border-t-4 border-line border-t-ink bg-surface p-4">
        {content.short.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <TipPoints points={content.points} />
        <p>
          <a
            href={`/help#${name}`}
            className="inline-flex min-h-11 items-center text-press underline underline-offset-4"
          >
            {messages.helpTips.readMore}
            <span className="sr-only">: {title}</span>
          </a>
        </p>
      </div>
    </details>
  )
}
