import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** What stays in this browser, and the button that takes it away. */
export function DraftCard({ onClear }: { onClear: () => void }) {
  const { privacy } = useMessages().generator
  const [asking, setAsking] = useState(false)
  const [told, setTold] = useState('')
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="flex gap-2 text-lg">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-press" />
        {privacy.title}
      </h2>
      <p className="mt-2">{privacy.text}</p>
      <p className="mt-2 text-muted">{privacy.draft}</p>
      <Button kind="secondary" size="sm" className="mt-4" onClick={() => setAsking(true)}>
        {privacy.clear}
      </Button>
      <p role="status" className="mt-2 text-muted empty:hidden">
        {told}
      </p>
      <Dialog
        open={asking}
        size="sm"
        title={privacy.clearTitle}
        description={privacy.clearText}
        onClose={() => setAsking(false)}
      >
        <div className="flex flex-wrap gap-3">
          <Button
            kind="danger"
            onClick={() => {
              setAsking(false)
              onClear()
              setTold(privacy.cleared)
            }}
          >
            {privacy.clearYes}
          </Button>
          <Button kind="secondary" onClick={() => setAsking(false)}>
            {privacy.clearNo}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
