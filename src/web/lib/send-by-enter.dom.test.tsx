import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sendByEnter } from './send-by-enter.ts'

it('sends from a closed list once a press, however long the key is held, and leaves every other field and key alone', () => {
  let sent = 0
  render(
    <form
      onKeyDown={sendByEnter}
      onSubmit={(event) => {
        event.preventDefault()
        sent += 1
      }}
    >
      <select aria-label="Stage" />
      <textarea aria-label="Note" />
    </form>,
  )
  const list = screen.getByLabelText('Stage')
  fireEvent.keyDown(list, { key: 'Enter' })
  fireEvent.keyDown(list, { key: 'Enter', repeat: true })
  fireEvent.keyDown(list, { key: 'ArrowDown' })
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Enter' })
  expect(sent).toBe(1)
})
