import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** A part that costs calls of its own: it is drawn once somebody asks for it. */
export function Reveal({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button
        kind="secondary"
        size="sm"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <div id={id} className="mt-3 border-t border-line pt-3">
          {children}
        </div>
      )}
    </div>
  )
}
