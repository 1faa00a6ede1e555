import { useEffect } from 'react'
import type { ToastContent } from '../lib/toast-context.ts'

const shownForMs = 5000

/** What is told where the file of the toast could not be fetched: without a connection above all. It needs nothing more. */
export function PlainToast(props: {
  content: ToastContent
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { content, open, onOpenChange } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: each content has its own time
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => onOpenChange(false), shownForMs)
    return () => clearTimeout(timer)
  }, [open, content, onOpenChange])
  if (!open) return null
  return (
    <div role="status" className="fixed right-0 bottom-0 z-50 border border-edge bg-surface p-4">
      <p className="font-semibold">{content.title}</p>
      {content.description}
    </div>
  )
}
