import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { memoryHistory } from '../../test-support/memory-history.ts'
import { KeptScroll } from './kept-scroll.tsx'
import { makeRouter } from './make-router.ts'
import { RouterProvider, useRouter } from './router-context.tsx'

const routes = [{ path: '*', load: async () => () => <p id="50% off">The part</p> }]

function Shown() {
  const { Page } = useRouter().state
  return Page ? (
    <>
      <Page />
      <KeptScroll />
    </>
  ) : null
}

function open(address: string) {
  const scrolledTo = vi.fn()
  Element.prototype.scrollIntoView = scrolledTo
  window.scrollTo = vi.fn()
  render(
    <RouterProvider router={makeRouter(memoryHistory(address), routes)}>
      <Shown />
    </RouterProvider>,
  )
  return scrolledTo
}

it.each(['/checkout#%', '/checkout#50%off', '/checkout#%E0%A4%A'])('%s breaks no page', async (address) => {
  open(address)
  expect(await screen.findByText('The part')).toBeTruthy()
})

it('a part that is named in the address is scrolled to', async () => {
  const scrolledTo = open('/checkout#50%25%20off')
  expect(await screen.findByText('The part')).toBeTruthy()
  expect(scrolledTo).toHaveBeenCalledTimes(1)
})
