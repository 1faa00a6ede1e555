import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { InEnglish } from '../test-support/in-english.tsx'
import { Dialog } from './dialog.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      <Dialog open={open} title="Stay informed" onClose={() => setOpen(false)}>
        text
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  it('is a modal dialog with the name of its title', () => {
    render(
      <Dialog open title="Stay informed" onClose={() => {}}>
        text
      </Dialog>,
      { wrapper: InEnglish },
    )
    expect(screen.getByRole('dialog', { name: 'Stay informed' }).hasAttribute('open')).toBe(true)
  })

  it('tells its owner when the close button is pressed', async () => {
    let closed = 0
    render(
      <Dialog open title="Stay informed" onClose={() => closed++}>
        text
      </Dialog>,
      { wrapper: InEnglish },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(closed).toBe(1)
  })

  it('gives the focus back to what opened it', async () => {
    render(<Page />, { wrapper: InEnglish })
    await userEvent.click(screen.getByRole('button', { name: 'Open it' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(document.activeElement?.textContent).toBe('Open it')
  })

  it('is left by a press outside, but not by the second press of the double click that opened it', () => {
    let closed = 0
    render(
      <Dialog open title="Stay informed" onClose={() => closed++}>
        text
      </Dialog>,
      { wrapper: InEnglish },
    )
    fireEvent.click(screen.getByRole('dialog'), { detail: 2 })
    expect(closed).toBe(0)
    fireEvent.click(screen.getByRole('dialog'), { detail: 1 })
    expect(closed).toBe(1)
  })

  it('has no close button when it must be answered', () => {
    render(
      <Dialog open title="Stay informed">
        text
      </Dialog>,
      { wrapper: InEnglish },
    )
    expect(screen.queryByRole('button')).toBeNull()
  })
})
