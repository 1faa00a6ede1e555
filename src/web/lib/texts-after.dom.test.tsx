import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { TextPart } from '../../shared/messages/messages.ts'
import { makeTextCatalogue } from './text-catalogue.ts'
import { LanguageContext, useTextsHere } from './use-messages.tsx'

const parts: readonly TextPart[] = ['letters', 'sentences']

function Below() {
  return <p>{useTextsHere(parts) ? 'All of it' : 'Not yet'}</p>
}

class Boundary extends Component<{ children: ReactNode }, { said: string | null }> {
  override state = { said: null }
  static getDerivedStateFromError = (error: Error) => ({ said: error.message })
  override render = () => (this.state.said === null ? this.props.children : <p>{this.state.said}</p>)
}

/** A page whose parts of texts come as `load` has it. */
function open(load: Parameters<typeof makeTextCatalogue>[0]) {
  const catalogue = makeTextCatalogue(load)
  const messages = catalogue.texts('en')
  const inUse = { language: 'en' as const, messages, choose: () => Promise.resolve(null), catalogue }
  render(
    <LanguageContext value={inUse}>
      <Boundary>
        <Below />
      </Boundary>
    </LanguageContext>,
    { onCaughtError: () => undefined },
  )
}

it('waits for every part that comes after, and asks for each once', async () => {
  const asked: string[] = []
  let come = () => {}
  open((language, part) => {
    asked.push(`${language} ${part}`)
    return part === 'letters'
      ? Promise.resolve({})
      : new Promise((resolve) => {
          come = () => resolve({})
        })
  })
  expect(screen.getByText('Not yet')).toBeTruthy()
  come()
  expect(await screen.findByText('All of it')).toBeTruthy()
  expect(asked).toEqual(['en letters', 'en sentences'])
})

it('breaks the page where a part cannot be fetched, so that its boundary says so', async () => {
  open((_language, part) =>
    part === 'letters' ? Promise.resolve({}) : Promise.reject(new Error('The line is dead.')),
  )
  expect(await screen.findByText('The line is dead.')).toBeTruthy()
  expect(screen.queryByText('Not yet')).toBeNull()
})
