import type { HelpTopicKey } from '../../../shared/messages/en/help.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { type HelpKind, HelpPopover, type HelpSize } from '../../ui/help-popover.tsx'

interface HelpTopicPopoverProps {
  name: HelpTopicKey
  position?: 'top' | 'bottom' | 'left' | 'right'
  size?: HelpSize
  kind?: HelpKind
  /** Its title stands beside the icon: for a topic that explains no field. */
  isNamed?: boolean
}

/** A topic of the help catalogue beside the field it explains. */
export function HelpTopicPopover({ name, position, size, kind, isNamed }: HelpTopicPopoverProps) {
  const topic = useMessages().help.topics[name]
  return (
    <HelpPopover
      topic={topic.topic}
      title={topic.title}
      words={isNamed ? topic.title : undefined}
      position={position}
      size={size}
      kind={kind}
    >
      {topic.short.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {topic.points.length > 0 && (
        <ul className="grid gap-1">
          {topic.points.map((point) => (
            <li key={`${point.term} ${point.text}`}>
              <span className="font-semibold">{point.term}</span> {point.text}
            </li>
          ))}
        </ul>
      )}
    </HelpPopover>
  )
}
