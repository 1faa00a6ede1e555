import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '../lib/use-messages.tsx'
import { classNames } from './class-names.ts'

interface DialogProps {
  open: boolean
  title: ReactNode
  description?: ReactNode
  /** Called for Escape, the close button and a press outside. Without it the dialog cannot be left that way. */
  onClose?: () => void
  children: ReactNode
  size?: 'sm' | 'md' | 'lg'
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' }

/**
 * The platform's modal dialog: it keeps the focus, makes the page behind inert and gives the focus back. (A library's
 * scroll lock injects a style element, which the Content-Security-Policy forbids.)
 */
export function Dialog({ open, title, description, onClose, children, size = 'md' }: DialogProps) {
  const { shell } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const before = document.activeElement
    element.showModal()
    return () => {
      element.close()
      // React has taken the element out of the page by now, and a removed dialog gives no focus back by itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])
  if (!open) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key of a dialog, handled by onCancel
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] animate-rise overflow-y-auto rounded-lg border border-line bg-surface p-0 text-ink shadow-lifted backdrop:bg-shade',
        widths[size],
      )}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClick={(event) => {
        // The second press of a double click on what opened the dialog falls outside it, too.
        if (event.target === dialog.current && event.detail < 2) onClose?.()
      }}
    >
      <div className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-2xl" tabIndex={-1}>
            {title}
          </h2>
          {onClose && (
            <button
              type="button"
              onClick={onClose}
              className="-m-2 inline-flex size-12 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunk hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
              <span className="sr-only">{shell.close}</span>
            </button>
          )}
        </div>
        {description && (
          <p id={`${id}-text`} className="mt-2 text-muted">
            {description}
          </p>
        )}
        <div className="mt-4">{children}</div>
      </div>
    </dialog>
  )
}
