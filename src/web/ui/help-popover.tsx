import BookOpen from 'lucide-react/icons/book-open'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Popover } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMedia } from '../lib/use-media.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { classNames } from './class-names.ts'

export type HelpKind = 'info' | 'warning' | 'success' | 'educational'
export type HelpSize = 'sm' | 'md' | 'lg'

interface HelpPopoverProps {
  /** What it explains; the button reads 'Help: delivery'. */
  topic: string
  title: ReactNode
  children: ReactNode
  position?: 'top' | 'bottom' | 'left' | 'right'
  size?: HelpSize
  kind?: HelpKind
  /** Stands in a line of text instead of the icon: '§'. */
  sign?: string
  /** Stands beside the icon, where the button is in no line of its own subject. */
  words?: string
}

const icons = { info: Info, warning: TriangleAlert, success: CircleCheck, educational: BookOpen }
const edges: Record<HelpKind, string> = {
  info: 'border-t-ink',
  warning: 'border-t-wait',
  success: 'border-t-press',
  educational: 'border-t-muted',
}
const widths: Record<HelpSize, string> = { sm: 'w-56', md: 'w-80', lg: 'w-[28rem]' }
/** Long enough to cross the gap between button and text with the pointer. */
const closeAfterMs = 250

/**
 * Opens on hover, click and keyboard focus; can be hovered itself, closes on Escape (WCAG 1.4.13). A click keeps it
 * open until the next click, Escape or a press elsewhere.
 */
export function HelpPopover({
  topic,
  title,
  children,
  position = 'top',
  size = 'md',
  kind = 'info',
  sign,
  words,
}: HelpPopoverProps) {
  const { shell } = useMessages()
  const [open, setOpen] = useState(false)
  const pinned = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const Icon = icons[kind]
  // Beside the button there is no room on a telephone.
  const roomBeside = useMedia('(min-width: 48rem)')
  const side = roomBeside || position === 'top' ? position : 'bottom'

  const show = (pin: boolean) => {
    clearTimeout(timer.current)
    pinned.current = pinned.current || pin
    setOpen(true)
  }
  const hide = () => {
    clearTimeout(timer.current)
    pinned.current = false
    setOpen(false)
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    if (!pinned.current) timer.current = setTimeout(hide, closeAfterMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <Popover.Root open={open} onOpenChange={(wanted) => (wanted ? show(true) : hide())}>
      <Popover.Trigger
        type="button"
        aria-label={words ? undefined : shell.helpAbout(topic)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show(false)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && hideSoon()}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(false)}
        onBlur={hideSoon}
        onClick={(event) => {
          event.preventDefault()
          if (open && pinned.current) hide()
          else show(true)
        }}
        className={classNames(
          'inline-flex items-center justify-center rounded-full text-press hover:bg-press-soft',
          words
            ? 'min-h-11 gap-2 text-left underline underline-offset-4'
            : sign === undefined
              ? '-my-2.5 size-11'
              : '-my-1 ml-0.5 size-7 font-sans text-sm font-semibold',
        )}
      >
        {sign ?? <CircleHelp aria-hidden="true" className="size-5 shrink-0" />}
        {words}
      </Popover.Trigger>
      {/* Not in a portal: the text follows its button for a screen reader and for Tab. */}
      <Popover.Content
        side={side}
        sideOffset={6}
        collisionPadding={12}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onPointerEnter={() => show(false)}
        onPointerLeave={hideSoon}
        onFocusOutside={(event) => event.preventDefault()}
        aria-label={topic}
        className={classNames(
          'z-40 max-w-[calc(100vw-1.5rem)] animate-rise rounded-md border border-t-4 border-line bg-surface p-4 text-left text-base font-normal text-ink shadow-lifted',
          edges[kind],
          widths[size],
        )}
      >
        <p className="flex items-center gap-2 font-semibold">
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {title}
        </p>
        <div className="mt-2 grid gap-2 leading-normal">{children}</div>
      </Popover.Content>
    </Popover.Root>
  )
}
