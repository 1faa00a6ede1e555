import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../test-support/render-page.tsx'
import { stubCalls } from '../test-support/stub-calls.ts'

it('a guide that a purchase does not open leads on to the purchases', async () => {
  stubCalls()
  renderPage('/account/guides/unknown')
  expect(await screen.findByText(/This purchase opens no such guide/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Your purchases' }).getAttribute('href')).toBe('/account/overview')
})
